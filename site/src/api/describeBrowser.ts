// Names the browser and the device of a session, such as `Firefox on Linux`.
/** The order matters: Edge also calls itself Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

/** The order matters here, too: iPhones and Android devices also name the system that they descend from. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const find = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * A browser in words, by its User-Agent header: `Firefox on Linux`. Null if neither is known. Six browsers cover nearly all
 * visitors, and a library that knows every browser weighs more than the list of sessions.
 */
export function describeBrowser(userAgent: string): string | null {
  const [browser, system] = [find(browsers, userAgent), find(systems, userAgent)];
  return [browser, system].filter(Boolean).join(' on ') || null;
}
