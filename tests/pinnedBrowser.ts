// The pinned browser: one version of Chromium with fixed fonts, so that every machine draws the same pixels.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';

const modules = path.resolve(import.meta.dirname, '../node_modules');
const cache = path.join(modules, '.cache');
const { version } = JSON.parse(
  readFileSync(path.join(modules, '@sparticuz/chromium/package.json'), 'utf8'),
) as {
  version: string;
};
const browserFolder = path.join(cache, `chromium-${version}`);

/** The pinned browser is one version of Chromium, so that every machine draws the same pixels. True where it runs. Elsewhere Playwright's own browser runs the tests, and no pixels are compared. */
export const isPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the pinned Chromium once per version and returns its path.
 * The package always unpacks into the system's temporary folder. So each process sets a separate temporary folder, and renames it
 * when it is complete: neither two versions nor two processes share a half-written file.
 */
async function unpackBrowser(): Promise<string> {
  if (!existsSync(browserFolder)) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(path.join(cache, 'unpack-'));
    const previous = process.env.TMPDIR;
    process.env.TMPDIR = folder;
    try {
      const { default: chromium } = await import('@sparticuz/chromium');
      await chromium.executablePath();
    } finally {
      if (previous === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = previous;
    }
    try {
      renameSync(folder, browserFolder);
    } catch (error) {
      if (!existsSync(browserFolder)) throw error;
      rmSync(folder, { recursive: true });
    }
  }
  return path.join(browserFolder, 'chromium');
}

/**
 * Writes a fontconfig file that offers the browser the fonts of pinned npm packages and no other, and returns its path.
 * Fallback text, and the layout shift when web fonts arrive, would otherwise depend on the fonts of the machine.
 * @param isHinted False for browsers that round the widths of hinted letters to whole pixels, and therefore break lines at other places.
 */
export function writeFontConfiguration(isHinted = true): string {
  const folders = ['arimo', 'tinos', 'cousine'].map(name => path.join(modules, '@expo-google-fonts', name));
  const file = path.join(cache, isHinted ? 'fonts.conf' : 'fonts-without-hints.conf');
  const elements = [...folders, path.join(modules, 'dejavu-fonts-ttf/ttf')].map(
    folder => `<dir>${folder}</dir>`,
  );
  const hints = isHinted
    ? ''
    : '<match target="font"><edit name="hinting"><bool>false</bool></edit><edit name="hintstyle"><const>hintnone</const></edit></match>';
  const temporary = `${file}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    temporary,
    `<?xml version="1.0"?>\n<fontconfig>${elements.join('')}${hints}<cachedir>${cache}/fontconfig</cachedir></fontconfig>\n`,
  );
  renameSync(temporary, file);
  return file;
}

let unpacking: Promise<string> | undefined;

/**
 * Playwright's launch options for the pinned browser. The package's own arguments turn web security off; these do not.
 * @param shouldPaint False for tests that read no pixels: layout, styles and clicks stay the same, and screenshots are blank. Without a
 * graphics card, drawing is two thirds of the browser's work.
 */
export async function pinnedBrowserLaunchOptions({ shouldPaint = true } = {}): Promise<LaunchOptions> {
  if (!isPinnedBrowser) return {};
  return {
    // Unpacked once for all calls of a process, because the unpacking changes the temporary folder of the whole process.
    executablePath: await (unpacking ??= unpackBrowser()),
    env: { ...process.env, FONTCONFIG_FILE: writeFontConfiguration() },
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      // Draws a changed part of a page together with its surroundings. Alone, a part gets other anti-aliasing where it cuts through a
      // line, so pixels would depend on whether the page was drawn before the change, too.
      '--disable-partial-raster',
      // The browser draws no tile for which it has no memory. A megabyte is less than what a window needs.
      ...(shouldPaint ? [] : ['--force-gpu-mem-available-mb=1']),
    ],
  };
}
