import { createServer } from 'node:http';
import path from 'node:path';
import { listen, portOf } from '@fit-to-print/backend/local/ports';
import { createStaticHost } from '../../site/server/staticHost.ts';

/** Serves the built Storybook for the visual tests. */
const folder = path.resolve(import.meta.dirname, '../../storybook-static');
await listen(createServer(await createStaticHost(folder)), portOf('visual'), 'visual');
