/** Joins class names; `false` and `undefined` are skipped. Returns `undefined` if no name is left, so that React omits the attribute. */
export const classNames = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
