/**
 * In an application that uses `components.css`, elements with this class contain the components; the reset and the theme are for
 * these elements only. Dialogs have it themselves, because they are outside of the application's element.
 */
export const scopeClass = 'fit-to-print';
