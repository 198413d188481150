// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { watchErrors } from './siteSignals.ts';

const { signals, downloads } = vi.hoisted(() => ({
  signals: {
    reportSiteError: vi.fn<(thrown: unknown) => void>(),
  },
  downloads: { count: 0 },
}));
vi.mock('../api/signals.ts', () => {
  downloads.count += 1;
  return signals;
});

test('watchErrors downloads nothing until there is something to report, and then reports every uncaught error', async () => {
  watchErrors();
  expect(downloads.count).toBe(0);
  const [uncaught, rejected] = [new TypeError('uncaught'), new Error('rejected')];
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught, message: 'uncaught' }));
  // The browser hides the errors of scripts of another origin, and reports only a message.
  window.dispatchEvent(new ErrorEvent('error', { error: null, message: 'Script error.' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  await vi.waitFor(() => expect(signals.reportSiteError).toHaveBeenCalledTimes(3));
  expect(signals.reportSiteError.mock.calls.flat()).toEqual([uncaught, 'Script error.', rejected]);
});

test('watchErrors drops an error that cannot be reported, without another error', async () => {
  signals.reportSiteError.mockClear().mockImplementation(() => {
    throw new Error('The report failed.');
  });
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }));
  await vi.waitFor(() => expect(signals.reportSiteError).toHaveBeenCalledOnce());
  // Node reports unhandled rejections after the microtasks.
  await new Promise(resolve => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
