import { createServer } from 'node:http';
import path from 'node:path';
import { createHost } from '../../site/server/host.ts';

/** `node serve.ts PORT`: serves the built Storybook on the loopback address. */
const folder = path.resolve(import.meta.dirname, '../../storybook-static');
createServer(await createHost(folder)).listen(Number(process.argv[2]), '127.0.0.1');
