import type { Plugin } from 'vite';
import { picturePlates } from '../../site/build/frontPagePicture.ts';

/** Serves and writes the plates of the front page's picture, which the site's build writes for the site. */
export const pictureFilesPlugin = (): Plugin => ({
  name: 'picture-files',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const draw = picturePlates.get(request.url ?? '');
      if (!draw) return next();
      response.setHeader('content-type', 'image/svg+xml');
      return response.end(draw());
    });
  },
  generateBundle() {
    for (const [address, draw] of picturePlates)
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: draw() });
  },
});
