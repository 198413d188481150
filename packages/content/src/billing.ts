/** Messages around the payment provider's pages. The messages for failures are in the error catalogue. */
export const billing = {
  /** The browser blocked the new tab. */
  blocked: {
    checkout: {
      tone: 'success',
      title: 'Checkout opens here',
      description: 'Your browser keeps new tabs shut, so it comes in this one. If it does not:',
      linkText: 'Go to checkout',
    },
    portal: {
      tone: 'success',
      title: 'Your subscription opens here',
      description: 'Your browser keeps new tabs shut, so it comes in this one. If it does not:',
      linkText: 'Manage subscription',
    },
  },
  /** A gateway answered in place of the function (502, 503, 504). Follows the catalogue's title. */
  unavailable:
    'The payment service cannot be reached just now. Nothing was ordered or changed. Please try again in a few minutes.',
  /** The visitor returned from checkout. */
  returnMessages: {
    complete: {
      tone: 'success',
      title: 'You are subscribed',
      description: 'You can change or end it under Manage subscription, at the top of every page.',
    },
    /** The payment provider has not reported a payment; perhaps there was none. */
    pending: {
      tone: 'success',
      title: 'No subscription yet',
      description: 'If you have just paid, it will show at the top of every page within a few minutes.',
    },
    /** The check of the subscription failed. */
    unknown: {
      tone: 'destructive',
      title: 'Your subscription could not be checked',
      description:
        'If you have just paid, your payment counts. Your account shows the subscription when the check works again.',
    },
    cancelled: {
      tone: 'success',
      title: 'Checkout was left',
      description: 'Nothing was ordered, and nothing was charged.',
    },
  },
} as const;
