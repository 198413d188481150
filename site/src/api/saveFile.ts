/** The URL is revoked after this time, when the browser has read the file. Safari takes seconds. */
const revokeDelayMs = 60_000;

/** Saves a file to the browser's downloads. */
export function saveFile(parts: string[], type: string, name: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
