// The texts and links of the header, the footer and the dialogs. `colophon` says how the site is designed. `imprint` is the copyright line.
// `headerMeta` is the small line above the site's name. `wordmark` is the site's name in large letters.
import { auth } from '@fit-to-print/content/auth';
import { brand } from '@fit-to-print/content/brand';
import { billing } from '@fit-to-print/content/billing';
import { promo } from '@fit-to-print/content/home';
import { loadError } from '@fit-to-print/content/loadError';
import { messages } from '@fit-to-print/content/messages';
import { footer, hireUs, mainLinks, siteHeader } from '@fit-to-print/content/headerAndFooter';
import type { Promo } from '@fit-to-print/ui/patterns/PromoCard';
import type { SiteFooterProps } from '@fit-to-print/ui/patterns/SiteFooter';
import type { SiteHeaderProps } from '@fit-to-print/ui/patterns/SiteHeader';
import { authDialogCopy } from '@fit-to-print/content/props/auth';
import type { LoadErrorCopy } from './LoadErrorBoundary.tsx';
import type { BillingMessages } from '../session/useBilling.ts';
import type { ReturnMessages } from '../session/useReturnToSite.ts';
import type { SignInCopy } from '../session/useAccount.tsx';

/** The data of the layout, the same on every page. Each page's data contains it. */
export interface LayoutData {
  /** The origin of all canonical URLs. */
  origin: string;
  brand: { name: string };
  /** The text of the link that skips the header. */
  skip: string;
  header: Omit<SiteHeaderProps, 'current' | 'account'>;
  footer: SiteFooterProps;
  /** The texts of the promo card, which advertises PR Authority. */
  promo: Promo;
  /** The messages about the payment provider's pages. */
  billing: BillingMessages;
  /** The messages after a return from the payment provider or from a mail. */
  returnMessages: ReturnMessages;
  loadError: LoadErrorCopy;
  /** The texts of the sign-in dialog. */
  signIn: SignInCopy;
}

const { skip, ...header } = siteHeader;
/** The messages after a return to the site: for a failed sign-in, the specification's error message, whose description most reasons replace; for a confirmed address; and for a session that ended. */
const notices = {
  failed: messages.dialogError,
  denied: { ...messages.dialogError, description: auth.denied },
  unreachable: { ...messages.dialogError, description: auth.unreachable },
  signedIn: { ...messages.dialogError, description: auth.signedIn },
  confirmed: auth.confirmed,
  ...auth.sessionEnd,
};

/** The layout's data for this build. Only the build imports this value, because it reads the content; the browser gets it as JSON. */
export const layoutData: LayoutData = {
  origin: brand.origin,
  brand: { name: brand.name },
  skip,
  header: { ...header, links: mainLinks, hireUs, headerMeta: brand.headerMeta, wordmark: brand.wordmark },
  footer: {
    ...footer,
    colophon: brand.colophon,
    imprint: brand.imprint,
    hours: { ...footer.hours, when: brand.hours.text },
  },
  promo,
  billing: {
    failed: { checkout: messages.checkoutFailed, portal: messages.portalFailed },
    unavailable: billing.unavailable,
    blocked: billing.blocked,
  },
  returnMessages: notices,
  loadError,
  signIn: {
    ...authDialogCopy,
    nextStepByAction: auth.nextStepByAction,
    signInPageLink: auth.signInPageLink,
    unsavedDraft: auth.unsavedDraft,
  },
};
