// Part of the bootstrap, the small script of every page: waits until the page is shown. A browser may render it before the click on a
// link to it (decision 40), and the visitor may never open it, or first sign in or choose the other edition.
if (document.prerendering)
  await new Promise(resolve => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
