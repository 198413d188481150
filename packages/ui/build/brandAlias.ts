// Makes a build or a process use the theme and the record (names and addresses) of one brand.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The export of each package that resolves to a different file for each brand. */
const entries = { ui: './brand', content: './brandRecord' } as const;
const packages = path.resolve(import.meta.dirname, '../..');

export class UnknownBrandError extends Error {
  override name = 'UnknownBrandError';
}

function fileOf(name: keyof typeof entries, brand: string): string {
  const { exports } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as {
    exports: Record<string, Readonly<Record<string, string>>>;
  };
  const files = Object.values(exports[entries[name]]!);
  const file = files.find(each => path.basename(each, '.ts') === brand);
  if (!file) {
    const known = files.map(each => path.basename(each, '.ts')).join(', ');
    throw new UnknownBrandError(
      `BRAND is “${brand}”, and there is no such brand. Known: ${known}. \`pnpm new brand NAME\` adds one.`,
    );
  }
  return path.join(packages, name, file);
}

/**
 * An alias for `resolve.alias` in Vite: the theme's export resolves to the file of this brand. It is an alias because the compiler of
 * the styles (vanilla-extract) uses Vite's aliases, but neither its plugins nor its conditions.
 * @throws UnknownBrandError
 */
export const themeAlias = (brand: string): Record<string, string> => ({
  '@fit-to-print/ui/brand': fileOf('ui', brand),
});

/** Aliases for both exports: the theme of a brand, and its record in `packages/content`. */
export const brandAlias = (brand: string): Record<string, string> => ({
  ...themeAlias(brand),
  '@fit-to-print/content/brandRecord': fileOf('content', brand),
});

/**
 * Environment variables with which a Node process, and each process that it starts, imports the theme and the record of a brand.
 * @throws UnknownBrandError
 */
export const brandEnvironment = (brand: string): NodeJS.ProcessEnv => {
  // Throws an UnknownBrandError.
  brandAlias(brand);
  const { NODE_OPTIONS = '', ...others } = process.env;
  return { ...others, BRAND: brand, NODE_OPTIONS: `${NODE_OPTIONS} --conditions=brand-${brand}` };
};
