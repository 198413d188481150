// Part of the bootstrap, the small script of every page: remembers where the visit began.
/** Stores the first page of the visit and its referrer, for the attribution of leads. */
export function storeLanding(): void {
  try {
    if (!sessionStorage.getItem('landing')) {
      // Without the fragment: in the link of a mail, it signs the user in.
      const [url] = location.href.split('#');
      sessionStorage.setItem('landing', JSON.stringify({ url, referrer: document.referrer }));
    }
  } catch {}
}
