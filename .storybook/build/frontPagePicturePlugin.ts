import type { Plugin } from 'vite';
import { drawPlateByPath } from '../../site/build/frontPagePicture.ts';

/** Serves and writes the SVG files of the front page's picture: Storybook has no other way to them, because the site's build makes them for the site. */
export const frontPagePicturePlugin = (): Plugin => ({
  name: 'front-page-picture',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const drawPlate = drawPlateByPath.get(request.url ?? '');
      if (!drawPlate) return next();
      response.setHeader('content-type', 'image/svg+xml');
      return response.end(drawPlate());
    });
  },
  generateBundle() {
    for (const [urlPath, drawPlate] of drawPlateByPath)
      this.emitFile({ type: 'asset', fileName: urlPath.slice(1), source: drawPlate() });
  },
});
