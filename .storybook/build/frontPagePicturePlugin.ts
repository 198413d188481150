import type { Plugin } from 'vite';
import { drawPlateByPath } from '../../site/build/frontPagePicture.ts';

/** Serves the SVG files of the picture on the home page (one file, called plate, for each of its colors), and writes them into a built Storybook. The site's build writes them for the site only. */
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
