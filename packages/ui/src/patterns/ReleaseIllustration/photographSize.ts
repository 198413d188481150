// The photographs in the drawn clippings: their names and their size.
/** The photographs: a mug of beer, two people who shake hands, and a field with a barn. */
export type PhotographName = 'beer' | 'deal' | 'field';

/** The URL of each photograph, an SVG file that `photograph` draws. */
export type PhotographUrls = Readonly<Record<PhotographName, string>>;

/** The size of a photograph in its own units. */
export const photographSize = { width: 320, height: 180 } as const;
