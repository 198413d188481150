/** Types of a package without types: it reduces a font to some of its characters and features. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    /** A number fixes an axis at this value; a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
