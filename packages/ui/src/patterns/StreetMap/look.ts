/** The colors of a map: values of CSS. */
export interface MapColors {
  readonly paper: string;
  readonly ink: string;
  readonly pencil: string;
}

/** How the parts of a map are drawn. The stylesheet of the site and that of a map in a file of its own use it. */
export const mapLook = ({ paper, ink, pencil }: MapColors) =>
  ({
    line: { fill: 'none', stroke: ink },
    faintLine: { fill: 'none', stroke: ink, opacity: 0.5 },
    paper: { fill: paper },
    solid: { fill: ink },
    clearing: { fill: paper, stroke: ink },
    /** Dashes of length 0 with round caps render as dots. */
    trees: { fill: 'none', stroke: ink, strokeLinecap: 'round' },
    axis: { fill: 'none', stroke: pencil, strokeWidth: 3 },
    avenue: { fill: 'none', stroke: paper },
    letters: { fill: ink, textTransform: 'uppercase' },
  }) as const;
