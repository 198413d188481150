// Serves the built Storybook for the visual tests.
import { createServer } from 'node:http';
import path from 'node:path';
import { listen, portOf } from '@fit-to-print/backend/local/ports';
import { createStaticHost } from '../../site/server/staticHost.ts';

const folder = path.resolve(import.meta.dirname, '../../storybook-static');
const respond = await createStaticHost(folder);
const server = createServer((request, response) => {
  // Without this header the server does not compress: that takes longer than sending megabytes to a browser on the same machine.
  delete request.headers['accept-encoding'];
  respond(request, response);
});
// The error for a port that is taken names the server by the last argument.
await listen(server, portOf('visual'), 'visual');
