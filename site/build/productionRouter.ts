// A plugin of Vite that imports the production build of react-router.
import type { Plugin } from 'vite';

/** The id of the production build of react-router. Throws if the package has no folder `dist/development` any more: the bundle would grow unnoticed. */
export function productionId(id: string): string {
  const production = id.replace('/dist/development/', '/dist/production/');
  if (production === id)
    throw new Error(
      `${id} is not in a folder dist/development, so its production build was not found. Look where react-router publishes it now, and correct site/build/productionRouter.ts.`,
    );
  return production;
}

/**
 * Imports the production build of react-router, which the package publishes but does not export. The development build
 * has warnings in it: 300 bytes of every page that runs the app.
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
