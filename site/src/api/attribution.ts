// Finds out which site or campaign a visitor came from (attribution).
import { type Attribution, attributionFromVisit } from '@fit-to-print/backend/contracts/attribution';

/**
 * The UTM parameters, path and referrer of the first page of the visit, which the bootstrap (the small script of every page) has stored;
 * of this page if nothing readable is stored.
 */
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
