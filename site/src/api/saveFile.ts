/** How long a browser may take to have read what it saves; Safari has needed more than a moment. In ms. */
const reading = 60_000;

/** Hands the reader a file, among the browser's downloads. */
export function saveFile(parts: string[], type: string, name: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), reading);
}
