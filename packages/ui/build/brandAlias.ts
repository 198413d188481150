import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  exports: { './brand': Readonly<Record<string, string>> };
};
const files = new Map(
  Object.values(exports['./brand']).map(file => [path.basename(file, '.ts'), path.join(root, file)]),
);

/**
 * The alias of `@fit-to-print/ui/brand` for `resolve.alias` in Vite, which the compiler of the styles takes over, as it does neither
 * plugins nor conditions. (In Node, a condition chooses the theme: `--conditions=brand-gazette`.)
 * @throws If there is no such brand.
 */
export function brandAlias(brand: string): Record<string, string> {
  const file = files.get(brand);
  if (!file) throw new Error(`There is no brand “${brand}”. Known: ${[...files.keys()].join(', ')}.`);
  return { '@fit-to-print/ui/brand': file };
}
