import { createHost } from '../site/server/host.ts';

/** `node tests/serve-folder.ts FOLDER PORT`: a folder on the loopback address, for the tests that look at a build. */
const [folder = '', port = ''] = process.argv.slice(2);
(await createHost(folder)).listen(Number(port), '127.0.0.1');
