/** How long a click waits for a download that it needs. */
const timeoutMs = 8000;

/**
 * Settles as the download does, and rejects after 8 s: the import of a module, and a response whose connection stays open, can take
 * forever.
 */
export const withTimeout = <Value>(download: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A download took longer than 8 s.')), timeoutMs);
    download.then(resolve, reject);
  });
