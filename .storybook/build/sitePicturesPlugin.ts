import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { drawMailLogo } from '../../site/build/icons.ts';
import { drawPictureByPath } from '../../site/build/pictures.ts';
import { mailLogos } from '../../site/src/paths.ts';

type Draw = () => string | Promise<Uint8Array>;
/** Draws pictures by their paths on the site. The site's build writes them as files; Storybook needs its own copies. */
const drawByPath = new Map<string, Draw>([
  ...drawPictureByPath,
  [mailLogos.day, () => drawMailLogo('day')],
  [mailLogos.night, () => drawMailLogo('night')],
]);

async function send(response: ServerResponse, draw: Draw): Promise<void> {
  const picture = await draw();
  response.setHeader('content-type', typeof picture === 'string' ? 'image/svg+xml' : 'image/png');
  response.end(picture);
}

/** Serves the pictures of the home page, of /PR-Authority and of mails, and writes them into a built Storybook. */
export const sitePicturesPlugin = (): Plugin => ({
  name: 'site-pictures',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const draw = drawByPath.get(request.url ?? '');
      if (draw) void send(response, draw);
      else next();
    });
  },
  async generateBundle() {
    for (const [urlPath, draw] of drawByPath)
      this.emitFile({ type: 'asset', fileName: urlPath.slice(1), source: await draw() });
  },
});
