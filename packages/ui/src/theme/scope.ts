/**
 * The class of the elements that contain components in an app with `components.css`: the reset and the theme apply only inside
 * them. Dialogs have this class themselves, because they are outside of the app's element.
 */
export const scopeClass = 'fit-to-print';
