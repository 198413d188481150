// Replaces Vite's helper of dynamic imports in the build (site/build/importHelper.ts), which has five times the size.

const downloads: Record<string, Promise<unknown> | undefined> = {};

/** Adds a stylesheet to the document, once. After a failure, the next call tries again. */
const loadStyles = (file: string): Promise<unknown> =>
  (downloads[file] ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `/${file}`,
      onload: resolve,
      onerror() {
        delete downloads[file];
        link.remove();
        reject(new Error(file));
      },
    });
    document.head.append(link);
  }));

/**
 * Loads the stylesheets that a module needs, then the module.
 * @param files The stylesheets, as paths in the build.
 */
export const importWithStyles = async <Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  await Promise.all(files.map(loadStyles));
  return importModule();
};
