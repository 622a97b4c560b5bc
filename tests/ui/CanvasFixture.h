#pragma once

#include "core/model/Design.h"
#include "ui/canvas/CanvasView.h"
#include "ui/document/Document.h"

#include <QLineEdit>
#include <QTest>

#include <memory>

/// A canvas of 1,000 × 600 on a document, shown and with the focus, driven by real events on its viewport.
class CanvasFixture {
public:
    explicit CanvasFixture(core::ScenarioParts parts = {})
    {
        parts.id = "scenario1";
        parts.name = "Scenario 1";
        core::Design design;
        design.name = "Test";
        design.scenarios.push_back(*core::Scenario::make(std::move(parts)));
        document = std::make_unique<ui::Document>(std::move(design));
        view = std::make_unique<ui::CanvasView>(*document);
        view->resize(1000, 600);
        view->show();
        view->activateWindow();
        view->setFocus();
        shown = QTest::qWaitForWindowActive(view.get());
    }

    static core::Site site(const char *id, const char *name, double x, double y)
    {
        core::Site made;
        made.id = id;
        made.name = name;
        made.canvas = core::CanvasPosition{x, y};
        return made;
    }

    static core::Site siteOnMap(const char *id, const char *name, double latitude, double longitude)
    {
        core::Site made;
        made.id = id;
        made.name = name;
        made.geo = core::GeoPosition{latitude, longitude};
        return made;
    }

    static core::Route route(const char *id, const char *a, const char *b)
    {
        core::Route made;
        made.id = id;
        made.a = a;
        made.b = b;
        return made;
    }

    /// North and South, side by side on the schematic, 100 km apart.
    static core::ScenarioParts pair()
    {
        core::ScenarioParts parts;
        parts.sites = {site("s1", "North", 0, 0), site("s2", "South", 608, 0)};
        parts.routes = {route("r1", "s1", "s2")};
        parts.routes.front().lengthKm = 100;
        return parts;
    }

    static ui::ObjectRef siteRef(const char *id) { return {ui::ObjectRef::Kind::Site, id}; }
    static ui::ObjectRef routeRef(const char *id) { return {ui::ObjectRef::Kind::Route, id}; }

    QPoint at(const ui::ObjectRef &object) const { return view->viewPosition(object).value_or(QPoint(-1, -1)); }
    void click(QPoint where, Qt::KeyboardModifiers modifiers = {}) { QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers, where); }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 5; ++step)
            QTest::mouseMove(view->viewport(), from + (to - from) * step / 5);
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, to);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(view.get(), static_cast<Qt::Key>(key), modifiers); }

    /// The inline editor when it is open.
    QLineEdit *editor() const
    {
        for (QLineEdit *edit : view->viewport()->findChildren<QLineEdit *>()) {
            if (edit->isVisible())
                return edit;
        }
        return nullptr;
    }
    void type(const QString &text)
    {
        QTest::keyClicks(editor(), text);
        QTest::keyClick(editor(), Qt::Key_Return);
    }

    int steps() const { return document->undoStack().count(); }
    const core::ScenarioParts &scenario() const { return *document->current(); }

    std::unique_ptr<ui::Document> document;
    std::unique_ptr<ui::CanvasView> view;
    bool shown = false;
};
