// The request of the headline of a page, for headlines that the page shows only after React has started.
import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';

/** The request with which `PageHeader` and `AccountTemplate` fit their headline: the same values as in these components. */
export const pageHeadline = (text: HeadlineText): CopyfitRequest => ({
  text,
  sizeBias: 0.5,
  uppercase: false,
  lineHeight: 0.9,
});
