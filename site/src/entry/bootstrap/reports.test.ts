// @vitest-environment happy-dom
// Tests of what the bootstrap reports to the backend.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const signals = vi.hoisted(() => ({ report: vi.fn<(thrown?: unknown) => void>() }));
vi.mock('../../api/signals.ts', () => signals);

let reports: typeof import('./reports.ts');
const isAutomated = (value: boolean) =>
  Object.defineProperty(navigator, 'webdriver', { value, configurable: true });
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  isAutomated(false);
  reports = await import('./reports.ts');
});
afterEach(() => vi.restoreAllMocks());

/** Calls `reportSample`, and waits for the import of the module that sends reports. */
async function sample(random: number) {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  reports.reportSample();
  await vi.dynamicImportSettled();
}

test('reportSample reports on one page view in ten', async () => {
  await sample(0.1);
  expect(signals.report).not.toHaveBeenCalled();
  await sample(0.09);
  expect(signals.report.mock.calls).toEqual([[undefined]]);
});

test('reportSample reports nothing from a browser that a program drives', async () => {
  isAutomated(true);
  await sample(0);
  expect(signals.report).not.toHaveBeenCalled();
});

test('report sends the error when the app could not be loaded', async () => {
  const error = new Error('/assets/client.js');
  reports.report(error);
  await vi.dynamicImportSettled();
  expect(signals.report.mock.calls).toEqual([[error]]);
});
