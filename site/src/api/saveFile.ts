/** How long the browser may take to read the file. Safari needs more than a moment. */
const reading = 60_000;

/** Saves a file to the browser's downloads. */
export function saveFile(parts: string[], type: string, name: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), reading);
}
