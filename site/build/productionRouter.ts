// A plugin of Vite that resolves react-router to its production build.
import type { Plugin } from 'vite';

/** The id of the production build of react-router. Throws if the package no longer has a folder `dist/development`, because otherwise the bundle would grow unnoticed. */
export function productionId(id: string): string {
  const productionPath = id.replace('/dist/development/', '/dist/production/');
  if (productionPath === id)
    throw new Error(
      `${id} is not in a folder dist/development, so its production build was not found. Look where react-router publishes it now, and correct site/build/productionRouter.ts.`,
    );
  return productionPath;
}

/**
 * Resolves react-router to its production build, which the package publishes but does not export. The development build
 * contains warnings, which add 300 bytes to every page that runs the app.
 */
export const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return undefined;
    const file = await this.resolve(source, importer, { ...options, skipSelf: true });
    return file && { ...file, id: productionId(file.id) };
  },
};
