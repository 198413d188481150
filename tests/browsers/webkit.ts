// Starts WebKit for `pnpm test:browsers`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities } from 'selenium-webdriver';
import { writeFontConfiguration } from '../pinnedBrowser.ts';
import type { Browser, RunningBrowser, StartOptions } from './browser.ts';

// `import` would need the file name `remote/index.js`, for which the package has no types.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** A tool bar without size: with the real one the window would be wider than a phone. */
const windowStyle =
  '* { font-size: 1px; -gtk-icon-transform: scale(0); min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0 }';

async function start({ isMotionReduced }: StartOptions): Promise<RunningBrowser> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const settings = path.join(home, '.config', 'gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(path.join(settings, 'gtk.css'), windowStyle);
  await writeFile(
    path.join(settings, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${isMotionReduced ? 0 : 1}\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\n`,
  );
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x2400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayEnded = once(display, 'exit');
  const [displayNumber] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      DISPLAY: `:${displayNumber.toString().trim()}`,
      FONTCONFIG_FILE: writeFontConfiguration(false),
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const stop = async () => {
    // `quit` also ends the browser.
    try {
      await driver.quit();
    } finally {
      await service.kill();
    }
    display.kill();
    await displayEnded;
    await rm(home, { recursive: true });
  };
  return { driver, stop };
}

export const webkit: Browser = {
  name: 'WebKit',
  executables: ['WebKitWebDriver', 'Xvfb'],
  debianPackages: ['webkit2gtk-driver', 'xvfb'],
  start,
};
