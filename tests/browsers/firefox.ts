// Starts Firefox for `pnpm test:browsers`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Capabilities, WebDriver } from 'selenium-webdriver';
import { writeFontConfiguration } from '../pinnedBrowser.ts';
import type { Browser, RunningBrowser, StartOptions } from './browser.ts';
import { MarionetteExecutor } from './marionette.ts';

/** Settings of Firefox (`about:config`), in a new profile for each start. */
const preferences = {
  // 0 means any free port. Firefox prints the port.
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'ui.systemUsesDarkTheme': 0,
  // Draws scrollbars over the page, as the other browsers do in these tests.
  'ui.useOverlayScrollbars': 1,
};

/** The bit mask by which Firefox without a window reports its pointers: 1 stands for coarse pointing, 2 for precise pointing, and 4 for hovering. */
const pointers = { mouse: 6, touch: 1 };

/** Without Firefox's own bars the window is as small as a phone's, and the page fills it. */
const windowStyle =
  ':root { min-width: 0 !important } #navigator-toolbox { visibility: collapse !important }';

async function start({ isMotionReduced, isTouch = false }: StartOptions): Promise<RunningBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const pointer = isTouch ? pointers.touch : pointers.mouse;
  const lines = Object.entries({
    ...preferences,
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'ui.prefersReducedMotion': Number(isMotionReduced),
  }).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  await mkdir(path.join(profile, 'chrome'));
  await writeFile(path.join(profile, 'chrome', 'userChrome.css'), windowStyle);
  const firefox = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile, FONTCONFIG_FILE: writeFontConfiguration(false) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  firefox.stderr.resume();
  const ended = once(firefox, 'exit');
  const executor = await MarionetteExecutor.connect(await printedPort(firefox.stdout));
  const driver = WebDriver.createSession(executor, new Capabilities());
  const stop = async () => {
    executor.close();
    firefox.kill();
    await ended;
    await rm(profile, { recursive: true });
  };
  return { driver, stop };
}

async function printedPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(output)) {
    const [, port] = /Listening on port (\d+)/.exec(line) ?? [];
    // Leaving the loop closes the interface, not the stream.
    if (port) {
      output.resume();
      return Number(port);
    }
  }
  throw new Error('Firefox ended before it listened.');
}

export const firefox: Browser = {
  name: 'Firefox',
  executables: ['firefox-esr'],
  debianPackages: ['firefox-esr'],
  start,
};
