// An example of `SiteHeader` in an app. `headerMeta` has the texts of the line above the name: the dateline, a text after it, and a
// text at the end. `night` has the texts for the dark theme. `hireUs` is the second button,
// which is shown while the visitor is signed out.
import { SkipLink } from '@fit-to-print/ui/components/SkipLink';
import { SiteHeader } from '@fit-to-print/ui/patterns/SiteHeader';

/**
 * The top of every page, for a page whose session is known. A prerendered page passes the account state `unknown`, with `signInHref`,
 * `accountHref` and `onSignOut`; see the story Unknown.
 */
export const PageTop = ({
  path,
  email,
  onSignOut,
}: {
  path: string;
  email?: string;
  onSignOut: () => void;
}) => (
  <>
    <SkipLink href="#content">Skip to the content</SkipLink>
    <SiteHeader
      wordmark={[['Harbor'], ['Ledger']]}
      home={{ text: 'Harbor Ledger, home', href: '/' }}
      headerMeta={{
        dateline: 'LAKE PORT —',
        left: 'News for founders',
        right: 'Printed every day',
        night: { dateline: 'LATE EDITION —', left: 'News after dark', right: 'Printed every night' },
      }}
      label="Main"
      links={[
        { text: 'About', href: '/about' },
        { text: 'Pricing', href: '/pricing' },
        // The last link is the primary button.
        { text: 'Write to us', href: '/contact' },
      ]}
      hireUs={{ text: 'Hire us', href: '/services' }}
      current={path}
      account={
        email === undefined
          ? { state: 'signed-out', signInHref: '/sign-in' }
          : { state: 'signed-in', email, accountHref: '/account', onSignOut }
      }
      menu="Menu"
      closeMenu="Close"
      signIn="Sign in"
      accountLabel="Your account"
      manageSubscription="Manage subscription"
      signOut="Sign out"
    />
  </>
);
