// The colors and lines of a street map, in the day edition and in the night edition.
/** The colors of a map: values of CSS. */
export interface MapColors {
  /** The background of the page. */
  readonly paper: string;
  /** The color of text. */
  readonly ink: string;
  /** The blue of the most important street. */
  readonly pencil: string;
  /** The highlighter: the light of street lamps in the night edition. */
  readonly marker: string;
}

/** The CSS of each part of a map. The stylesheet of the site uses it, and the stylesheet inside a map's SVG file. */
export const mapLook = ({ paper, ink, pencil }: Omit<MapColors, 'marker'>) =>
  ({
    /** The blocks outside of the city's grid. */
    outskirts: { fill: 'none', stroke: ink, strokeOpacity: 0.5 },
    ground: { fill: paper },
    blocks: { display: 'none' },
    hatching: { fill: 'none', stroke: ink },
    /** The streets of a second grid, over its hatching. */
    streets: { fill: 'none', stroke: paper },
    edge: { fill: 'none', stroke: ink },
    wave: { fill: 'none', stroke: ink },
    paper: { fill: paper, stroke: 'none' },
    solid: { fill: ink },
    /** A square, or the area of the landmark. */
    clearing: { fill: paper, stroke: ink },
    /** Dashes of length 0 with round caps render as dots. */
    trees: { fill: 'none', stroke: ink, strokeLinecap: 'round' },
    /** The area under the blue line of the main street. */
    mainStreetArea: { fill: 'none', stroke: paper },
    mainStreet: { fill: 'none', stroke: pencil, strokeWidth: 3 },
    diagonalEdge: { fill: 'none', stroke: ink },
    diagonal: { fill: 'none', stroke: paper },
    letters: { fill: ink, textTransform: 'uppercase' },
  }) as const;
export type MapPart = keyof ReturnType<typeof mapLook>;

/**
 * The changes to `mapLook` in the night edition. On dark paper, light lines look like lights instead of shadows: the streets are fine
 * lines of lamplight between dark blocks, and the hatching looks like windows. Waves are a little darker than the streets.
 */
export const nightChanges = ({ paper, ink, marker }: MapColors) => {
  const lamplight = `color-mix(in oklab,${marker} 60%,${ink})`;
  return {
    outskirts: { strokeOpacity: 0.45 },
    ground: { fill: lamplight, stroke: paper, strokeWidth: 12 },
    blocks: { display: 'inline', fill: 'none', stroke: paper },
    hatching: { stroke: `color-mix(in oklab,${ink} 34%,${paper})` },
    streets: { stroke: lamplight },
    // Lines in the color of the paper cover the edges of each street, so that only its middle is light.
    edge: { stroke: paper, strokeWidth: 3.6, strokeLinecap: 'square' },
    wave: { strokeOpacity: 0.75 },
    clearing: { stroke: 'none' },
    trees: { opacity: 0.5 },
    diagonalEdge: { stroke: paper },
    diagonal: { stroke: lamplight, strokeWidth: 3 },
  } as const satisfies Partial<Record<MapPart, object>>;
};
