// Stores the first page of the visit and its referrer, for the attribution of leads.
try {
  if (!sessionStorage.getItem('landing')) {
    // Without the fragment: in the link of a mail, it signs the user in.
    const [url] = location.href.split('#');
    sessionStorage.setItem('landing', JSON.stringify({ url, referrer: document.referrer }));
  }
} catch {}
