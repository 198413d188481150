// Downloaded by the bootstrap, the small script of every page, on the page of a URL that was not found: opens the
// page whose path differs from it in capital and small letters only.
import { toCanonicalCase } from '../../toCanonicalCase.ts';

// Not every host redirects a path in other capital and small letters. Without an answer, the visitor stays on this page.
const path = toCanonicalCase(location.pathname);
if (path !== location.pathname)
  fetch(path).then(
    ({ ok }) => ok && location.replace(path + location.search + location.hash),
    () => {},
  );
