/**
 * The class of the elements that contain components in an application with `components.css`: the reset and the theme apply only inside
 * them. Dialogs have this class themselves, because they are outside of the application's element.
 */
export const scopeClass = 'fit-to-print';
