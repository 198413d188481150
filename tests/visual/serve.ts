import { createServer } from 'node:http';
import path from 'node:path';
import { listen, portOf } from '@fit-to-print/backend/local/ports';
import { createStaticHost } from '../../site/server/staticHost.ts';

/** Serves the built Storybook for the visual tests. */
const folder = path.resolve(import.meta.dirname, '../../storybook-static');
const respond = await createStaticHost(folder);
const server = createServer((request, response) => {
  // Compressing megabytes takes longer than sending them to a browser on the same machine.
  delete request.headers['accept-encoding'];
  respond(request, response);
});
// The name is for the error if the port is taken.
await listen(server, portOf('visual'), 'visual');
