// Lists the script and style files that a page loads with the app (the React code of the site).
import type { Manifest } from 'vite';
import type { BundleFiles } from './bundler.ts';

/** The script and styles of the app, as paths of the site. The bootstrap downloads all files of a list in parallel. */
export interface AppFiles {
  /** The files that hydrate the page. */
  page: readonly string[];
  /** The files of the sign-in dialog that `page` lacks. */
  dialog: readonly string[];
  /** The files that every page of a signed-in visitor needs, and `page` lacks: the client of the sign-in service, and the module that sends requests with the user's access token. */
  user: readonly string[];
  /** The files that open the payment provider's page for a signed-in visitor, without those of `page` and `user`. */
  billing: readonly string[];
}

/** Returns script files with everything that they import statically, and their styles. */
function withImports(manifest: Manifest, scripts: readonly string[]): Set<string> {
  const entries = new Map(Object.values(manifest).map(entry => [entry.file, entry]));
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(`/${file}`)) return;
    files.add(`/${file}`);
    const { imports = [], css = [] } = entries.get(file)!;
    for (const key of imports) visit(manifest[key]!.file);
    for (const stylesheet of css) files.add(`/${stylesheet}`);
  };
  for (const script of scripts) visit(script);
  return files;
}

/** Returns the script and style files for the pages that a folder of `site/src/pages` defines. */
export function appFiles({ manifest, onDemand }: BundleFiles, folder: string): AppFiles {
  const loaded = withImports(manifest, [manifest['src/entry/bootstrap.ts']!.file]);
  const page = withImports(manifest, [onDemand.client, ...onDemand.templates[folder]!]);
  const dialog = withImports(manifest, [onDemand.dialog]);
  const user = withImports(manifest, onDemand.user);
  const billing = withImports(manifest, [onDemand.billing]);
  /** The files of a list without those of the other lists given, and without those that the bootstrap has loaded. */
  const filesOnlyIn = (list: Set<string>, ...others: Set<string>[]) =>
    [...list].filter(file => !loaded.has(file) && !others.some(other => other.has(file)));
  return {
    page: filesOnlyIn(page),
    dialog: filesOnlyIn(dialog, page),
    user: filesOnlyIn(user, page),
    billing: filesOnlyIn(billing, page, user),
  };
}

/**
 * Sorts the paths of all files by how many kinds of pages load them. The bootstrap and the fonts are first: every page loads them,
 * although no list has them.
 */
export function sortByUse(files: readonly string[], filesOfPages: readonly AppFiles[]): readonly string[] {
  const countUses = (file: string) =>
    /\/bootstrap-|\.woff2$/.test(file)
      ? Infinity
      : filesOfPages.filter(lists => Object.values(lists).some(list => list.includes(file))).length;
  const uses = new Map(files.map(file => [file, countUses(file)]));
  // Equal counts are compared first, because Infinity - Infinity is NaN.
  return files.toSorted((a, b) => (uses.get(a) === uses.get(b) ? 0 : uses.get(b)! - uses.get(a)!));
}
