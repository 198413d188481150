/** Joins class names and skips `false` and `undefined`. Returns `undefined` for none, so that React omits the attribute. */
export const classNames = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
