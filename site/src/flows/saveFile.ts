/** Hands the reader a file, among the browser's downloads. */
export function saveFile(parts: string[], type: string, name: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has taken the file by the time of the next task; Safari not before.
  setTimeout(() => URL.revokeObjectURL(url));
}
