import { type Attribution, attributionOf } from '@fit-to-print/backend/contracts/attribution';

/** Where the visitor came from: the first page of the visit, as the bootstrap noted it, or this one where storage is closed. */
export function attribution(): Attribution {
  try {
    const { url, referrer } = JSON.parse(sessionStorage.getItem('arrival')!) as {
      url: string;
      referrer: string;
    };
    return attributionOf(url, referrer);
  } catch {
    return attributionOf(location.href, document.referrer);
  }
}
