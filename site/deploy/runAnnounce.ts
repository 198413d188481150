// `pnpm deploy:announce`: tells search engines which pages have changed since the last announcement.
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { historyFile } from '../build/pageHistory.ts';
import { announce } from './announce.ts';

try {
  const count = await announce({ historyFile, origin: brand.origin });
  console.log(
    count === 0
      ? 'No page has changed since the last announcement.'
      : `${count} ${count === 1 ? 'page was' : 'pages were'} announced. Commit site/${path.basename(historyFile)}.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
