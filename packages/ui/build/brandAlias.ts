import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The entry of each package that is another file in each brand. */
const entries = { ui: './brand', content: './brandRecord' } as const;
const packages = path.resolve(import.meta.dirname, '../..');

function fileOf(name: keyof typeof entries, brand: string): string {
  const { exports } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')) as {
    exports: Record<string, Readonly<Record<string, string>>>;
  };
  const files = Object.values(exports[entries[name]]!);
  const file = files.find(each => path.basename(each, '.ts') === brand);
  if (!file) {
    const known = files.map(each => path.basename(each, '.ts')).join(', ');
    throw new Error(`There is no brand “${brand}”. Known: ${known}.`);
  }
  return path.join(packages, name, file);
}

/**
 * The theme of a brand, for `resolve.alias` in Vite. The compiler of the styles takes aliases over, as it does neither plugins nor
 * conditions.
 * @throws If there is no such brand.
 */
export const themeAlias = (brand: string): Record<string, string> => ({
  '@fit-to-print/ui/brand': fileOf('ui', brand),
});

/** The theme and the record of a brand. */
export const brandAlias = (brand: string): Record<string, string> => ({
  ...themeAlias(brand),
  '@fit-to-print/content/brandRecord': fileOf('content', brand),
});

/** The variables of a Node process, and of those that it starts, in which both are of a brand. */
export const brandEnvironment = (brand: string): NodeJS.ProcessEnv => {
  brandAlias(brand);
  const { NODE_OPTIONS = '', ...others } = process.env;
  return { ...others, BRAND: brand, NODE_OPTIONS: `${NODE_OPTIONS} --conditions=brand-${brand}` };
};
