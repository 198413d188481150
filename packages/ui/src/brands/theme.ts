// The type of a theme: all values that make the look of a brand. `ink` is the color of text, `paper` the background, `pencil` the color of
// actions and of corrections,
// `marker` that of a highlighter.
/** A color in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The colors; `colorPurposes` in tokens/color.ts says what each is for. */
export type ColorName =
  | 'paper'
  | 'surface'
  | 'ink'
  | 'muted'
  | 'pencil'
  | 'onPencil'
  | 'critical'
  | 'marker'
  | 'onMarker'
  | 'field'
  | 'line'
  | 'placeholderText';

/** The colors of an edition. */
export type Palette = Readonly<Record<ColorName, Oklch>>;

/** Colors of parts that differ from the page in the night edition. */
export interface NightParts {
  /** The background of a dark part, such as the list of cities: it differs from the page by its hue, as by day by its lightness. */
  readonly dark: Oklch;
  /** Secondary text on a dark part, lighter than elsewhere, because the background is. */
  readonly mutedOnDark: Oklch;
  /** Fine lines on a dark part. */
  readonly lineOnDark: Oklch;
  /** Paper that is light in both editions, such as a clipping. */
  readonly lightPaper: Oklch;
  /** The pencil on that paper, and in a line from one paper to the next across the page. */
  readonly pencilOnLightPaper: Oklch;
}

/** The two color themes: day is light, night is dark. */
export type Edition = 'day' | 'night';

/** `display` for headlines, `text` for reading, `mono` for labels and figures. */
export type Family = 'display' | 'text' | 'mono';

/** One step of the type scale. Sizes in px at 16 px root; line heights are multiples of the 8 px baseline. */
export interface TypeStyle {
  readonly family: Family;
  readonly size: number;
  /** The size in windows of 1728 px and wider, if it is not `size`. The line height grows with it. */
  readonly wideSize?: number;
  readonly lineHeight: number;
  /** The width in percent, of a family with a width axis. */
  readonly width?: number;
  /** Letter-spacing in em. */
  readonly letterSpacing?: number;
  /** The font weight, if it is not that of the family. */
  readonly weight?: number;
}

/** The steps of the type scale; `typePurposes` in tokens/type.ts says what each is for. */
export type TypeStyleName =
  | 'label'
  | 'figure'
  | 'small'
  | 'body'
  | 'reading'
  | 'intro'
  | 'quote'
  | 'nav'
  | 'button'
  | 'buttonLarge'
  | 'head'
  | 'title'
  | 'index'
  | 'stamp'
  | 'price';

/** A variable font of an npm package. */
export interface Face {
  /** The file, as an import path. */
  readonly file: string;
  /** The range of its weight axis: `100 900`. */
  readonly weight: string;
  /** The one width that is used, of a font with a width axis: `75%`. */
  readonly stretch?: string;
  /** The values of its other axes. The site's file of the font has only these values. */
  readonly axes?: Readonly<Record<string, number>>;
}

/**
 * A system font that is shown until the web font has loaded, adjusted so that the text does not move. `ascent` and `descent` are
 * those of the web font (from its hhea table, in hundredths of an em). `sizes` scales the system font so that English text has the
 * same average width, in percent: one for all widths, or one for each range of the width axis.
 */
export interface Fallback {
  readonly local: readonly string[];
  readonly weight: string;
  readonly ascent: number;
  readonly descent: number;
  readonly sizes: number | readonly (readonly [from: number, to: number, size: number])[];
}

/** The distance that the outlines of letters reach from the baseline, in em. The first match counts. */
export type Reaches = readonly (readonly [letters: RegExp, reach: number])[];

/**
 * Measurements of the headline's face, for estimates before it has loaded and for the distance between lines. All values are
 * averages from the font's file.
 */
export interface HeadlineMetrics {
  /** Advances at width 100, in hundredths of an em, each with its letters. */
  readonly advances: Readonly<Record<number, string>>;
  /** The advance of all other letters. */
  readonly otherAdvance: number;
  /** Letters of one vertical stroke, such as i and l: they change less with the width. */
  readonly narrowLetters: RegExp;
  /** The factors by which advances change at both ends of the width axis: of narrow letters, other letters and the space. */
  readonly stretch: Readonly<Record<'narrow' | 'other' | 'space', readonly [min: number, max: number]>>;
  /** The average of letter-spacing and kerning, which is added to the advance (width) of each letter, in em. */
  readonly averageSpacing: number;
  /** The average space beside the ink of a line, inside its first and its last advance, in em. */
  readonly averageBearings: Readonly<Record<'left' | 'right', number>>;
  /** The factor between an advance in the pencil's face and one in the headline's face at width 100. */
  readonly pencilAdvance: number;
  /** The distance that letters reach above the baseline (ascents) and below it (descents): of headlines, and of handwritten words. */
  readonly ascents: Reaches;
  readonly descents: Reaches;
  readonly pencilAscents: Reaches;
  readonly pencilDescents: Reaches;
  /** Half the difference of ascent and descent, in em: the distance of the baseline from the middle of a line box. */
  readonly baselineOffset: number;
}

/**
 * The look of a brand. Each brand has a file in this folder that exports these names. A build imports the file of its brand as
 * `@fit-to-print/ui/brand`; tokens and styles derive from it. The names are exports instead of one object, so that a page loads only
 * those that it uses.
 */
export interface Theme extends HeadlineMetrics {
  /** The name of the brand as Storybook shows it, which is also the name of its file. */
  readonly name: string;
  /** The colors of both editions. */
  readonly editions: Readonly<Record<Edition, Palette>>;
  /** Colors that the night edition has beside its palette. */
  readonly nightParts: NightParts;
  /** The web fonts. `pencil` is the italic font of corrections; `italic` is the italic font of the text, if it is a different one. */
  readonly faces: Readonly<Record<Family | 'pencil', Face>> & { readonly italic?: Face };
  readonly fallbacks: Readonly<Record<Family, Fallback>>;
  /**
   * The size of figures (digits) in prose in percent, for a text face without old-style figures: a little higher than the letter x.
   * `undefined` leaves them as they are. They come from the same font file, so they cost no download. Italics and forms are not changed.
   */
  readonly smallFigures: number | undefined;
  /** The names of the web fonts in `font-family`. */
  readonly fontNames: Readonly<Record<Family | 'pencil', string>>;
  /** The values of `font-family`. */
  readonly families: Readonly<Record<Family, string>>;
  /** The family of corrections and notes in pencil. */
  readonly pencilFamily: string;
  /** One weight per family, so that a page downloads a third less than with two. */
  readonly weights: Readonly<Record<Family, number>>;
  /** The weight of emphasized words. */
  readonly boldWeight: number;
  readonly typeStyles: Readonly<Record<TypeStyleName, TypeStyle>>;
  /** Spaces of the page layout in px, by default and from the large breakpoint up. */
  readonly pageSpace: Readonly<Record<'margin' | 'gutter' | 'section', { narrow: number; large: number }>>;
  /** Border radiuses in px, or 0 for square corners. */
  readonly radius: Readonly<Record<'button' | 'field' | 'surface', number>>;
  /** Lines, without their color. `hair` is between two parts of a section, `fine` and `bold` are above a section, `field` is the edge of a control. */
  readonly rules: Readonly<Record<'hair' | 'fine' | 'bold' | 'field', string>>;
  /** True if a fine line follows a bold one. */
  readonly hasDoubleRule: boolean;
  /** Durations in ms. */
  readonly duration: Readonly<Record<'short' | 'draw', number>>;
  readonly easing: Readonly<Record<'decelerate' | 'draw', string>>;
  /** The display face's width axis in percent. Lines are fitted from `narrowest` to `max`, and rounded to `step`. */
  readonly widthAxis: Readonly<Record<'min' | 'max' | 'narrowest' | 'step', number>>;
  /** The other axes of headlines, after the width in `font-variation-settings`: `, "opsz" 144`, or empty. */
  readonly headlineAxes: string;
  /** The widths that the display face was drawn at, as a canvas names them. Bearings are linear between them. */
  readonly masters: readonly { readonly width: number; readonly stretch: CanvasFontStretch }[];
  /**
   * Space added between words where letters are narrower than `below` on the width axis, in em for each percent: a condensed face draws
   * its spaces too small for large type.
   */
  readonly wordSpacing: Readonly<Record<'below' | 'perPercent', number>>;
  /** The type of headlines. Letter-spacing in em. */
  readonly headlineType: { readonly letterSpacing: number };
  /** The type of words written in pencil: size in em of the line, letter-spacing in em of that size. */
  readonly pencilType: Readonly<Record<'size' | 'letterSpacing' | 'weight' | 'opticalSize', number>>;
  /** The pencil stroke through deleted words. */
  readonly strike: {
    /** The view box of the path. */
    readonly width: number;
    readonly height: number;
    readonly path: string;
    /** The position of the view box, in fractions of the words' line box. */
    readonly box: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
    /** In em. */
    readonly strokeWidth: number;
  };
}
