// Downloaded by the bootstrap on the page that has a row of logos.
import { listLogos } from '../../api/logos.ts';

/** True if storage lists other logos than this row, which shows those that storage had at the build. */
export async function areLogosOutdated(row: Element): Promise<boolean> {
  const shown = new Set(Array.from(row.querySelectorAll('img'), ({ src }) => src));
  const listed = await listLogos();
  return !!listed && String(listed.map(({ src }) => src)) !== String([...shown]);
}
