import { brand } from './brand.ts';

/** Messages about the payment provider's pages, checkout and subscription portal, which open in a new tab. The messages for failures are in `messages.ts`. */
export const billing = {
  /** The browser blocked the new tab. */
  blocked: {
    checkout: {
      tone: 'success',
      title: 'Checkout opens in this tab',
      description: 'Your browser blocked the new tab. If the page does not open here:',
      linkText: 'Go to checkout',
    },
    portal: {
      tone: 'success',
      title: 'Your subscription opens in this tab',
      description: 'Your browser blocked the new tab. If the page does not open here:',
      linkText: 'Manage subscription',
    },
  },
  /** A gateway responded in place of the Edge Function (502, 503, 504). Shown below the title of the failure's message. */
  unavailable:
    'We can’t reach the payment service right now. Nothing was ordered or changed. Please try again in a few minutes.',
  /** The visitor returned from checkout. */
  returnMessages: {
    complete: {
      tone: 'success',
      title: 'You are subscribed',
      description:
        'Next: write the brief of your first release on your account page. To change or cancel, choose “Manage subscription” at the top of any page.',
    },
    /** The payment provider has not reported a payment; perhaps there was none. */
    pending: {
      tone: 'success',
      title: 'No subscription yet',
      description: `If you have just paid, it will appear at the top of every page within a few minutes. If it doesn’t, email ${brand.email}.`,
    },
    /** The check of the subscription failed. */
    unknown: {
      tone: 'success',
      title: 'Your payment could not be checked',
      description: 'If you have just paid, your payment counts. Your account page asks again by itself.',
    },
    cancelled: {
      tone: 'success',
      title: 'Checkout canceled',
      description: 'Nothing was ordered or charged.',
    },
  },
} as const;
