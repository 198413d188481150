/** The size of the newsstand's drawing. In its own module, so that the browser's script does not contain the drawing. */
export const newsstandSize = { width: 1280, height: 500 } as const;
