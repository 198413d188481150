/** The key under which a link of a mail is stored for the tab, until its password is set, so that a reload does not lose it. */
export const linkKey = 'mail-link';

/** The link that is stored; empty if there is none, or storage throws. */
export function storedMailLink(): string {
  try {
    return sessionStorage.getItem(linkKey) ?? '';
  } catch {
    return '';
  }
}

/** Removes the stored link, when its password is set or the link does not work any more. */
export function forgetMailLink(): void {
  try {
    sessionStorage.removeItem(linkKey);
  } catch {}
}
