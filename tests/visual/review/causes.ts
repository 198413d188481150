// Finds the changed files that a changed picture may come from.
import { execFileSync } from 'node:child_process';

/** The part of Storybook's `preview-stats.json` that is used here. */
export interface ModuleStats {
  modules: { id: string; reasons?: { moduleName: string }[] }[];
}

/** A module's path as git writes it: relative to the project, without a query. */
const fileOf = (id: string) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/** The files that changed since the last commit of a baseline, new files included. */
export function changedFiles(root: string, baselines: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('log', '-1', '--format=%H', '--', baselines);
  const lists = [
    commit && git('diff', '--name-only', commit, '--', '.', `:!${baselines}`),
    git('ls-files', '--others', '--exclude-standard', '--', '.', `:!${baselines}`),
  ];
  return lists.flatMap(list => list.split('\n')).filter(Boolean);
}

/**
 * Returns a function that tells which of the changed files a story's file imports, directly or through other files: the nearest
 * first, and last those of Storybook's preview, which all stories share.
 */
export function findChangedFiles(
  { modules }: ModuleStats,
  changed: readonly string[],
): (story: string) => string[] {
  const imports = new Map<string, Set<string>>();
  for (const { id, reasons = [] } of modules) {
    for (const { moduleName } of reasons) {
      const importer = fileOf(moduleName);
      const imported = imports.get(importer) ?? new Set();
      imports.set(importer, imported.add(fileOf(id)));
    }
  }
  const preview = [...imports.keys()].filter(file => file.startsWith('.storybook/preview.'));
  return story => {
    const reached = new Set<string>();
    for (const start of [fileOf(story), ...preview]) {
      reached.add(start);
      // A set is iterated in the order of insertion, and the iteration includes files that are added during it.
      for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
    }
    return [...reached].filter(file => changed.includes(file));
  };
}
