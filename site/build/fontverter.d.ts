/** Types of a package without types: it converts fonts to WOFF2 and back. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff2'): Promise<Uint8Array>;
}
