import type { Plugin } from 'vite';
import { drawPictureByPath } from '../../site/build/pictures.ts';

/** Serves the SVG files of the pictures on the home page and on /PR-Authority, and writes them into a built Storybook. The site's build writes them for the site only. */
export const frontPagePicturePlugin = (): Plugin => ({
  name: 'front-page-picture',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const draw = drawPictureByPath.get(request.url ?? '');
      if (!draw) return next();
      response.setHeader('content-type', 'image/svg+xml');
      return response.end(draw());
    });
  },
  generateBundle() {
    for (const [urlPath, draw] of drawPictureByPath)
      this.emitFile({ type: 'asset', fileName: urlPath.slice(1), source: draw() });
  },
});
