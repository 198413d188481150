// Stores where the visit began. Part of the bootstrap, the small script of every page.
/** Stores the first page of the visit and its referrer, for the attribution of leads and applications. */
export function storeLanding(): void {
  try {
    if (!sessionStorage.getItem('landing')) {
      // The fragment is not stored: in a link from our mail, it contains the token that signs the user in.
      const [url] = location.href.split('#');
      sessionStorage.setItem('landing', JSON.stringify({ url, referrer: document.referrer }));
    }
  } catch {}
}
