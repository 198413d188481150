/** Joins class names, leaving out what is not there; `undefined` when nothing is left, so that no empty attribute ships. */
export const classNames = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
