// Finds the browsers besides Chromium that are installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from './browser.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

const isOnPath = (executable: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some(folder => existsSync(path.join(folder, executable)));
const isInstalled = ({ executables }: Browser) => executables.every(isOnPath);

const browsers = [firefox, webkit];
/** The browsers besides Chromium that this machine can drive. The tests run in these, and name the missing ones. */
export const installedBrowsers = browsers.filter(isInstalled);
export const missingBrowsers = browsers.filter(browser => !isInstalled(browser));
