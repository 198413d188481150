// Finds out which site or campaign a visitor came from (attribution).
import { type Attribution, attributionFromVisit } from '@fit-to-print/backend/contracts/attribution';

/** Where the visitor came from: the first page of the visit, which the bootstrap stores, or this page if storage is not available. */
export function readAttribution(): Attribution {
  try {
    const { url, referrer } = JSON.parse(sessionStorage.getItem('landing')!) as {
      url: string;
      referrer: string;
    };
    return attributionFromVisit(url, referrer);
  } catch {
    return attributionFromVisit(location.href, document.referrer);
  }
}
