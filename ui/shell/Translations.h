#pragma once

class QApplication;

namespace ui {

/// Loads the language that the settings or the system ask for, Qt's own texts with it, and makes its locale the standard one.
/// Can be called again after a change: windows get QEvent::LanguageChange.
void installLanguage(QApplication &application);

} // namespace ui
