// `SiteHeader`: the top of every page: the name, the links, and the account.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters. An edition
// is a color theme: `day` (light) or `night` (dark).
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor, isUnmodifiedClick, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { shownIn } from '../../theme/shownIn.css.ts';
import * as styles from './SiteHeader.css.ts';

interface SignedOut {
  /** The page on which signing in works without script. */
  readonly signInHref: string;
  /** Opens the dialog instead of following `signInHref`. The menu stays open until it resolves. */
  readonly onSignIn?: () => void | Promise<unknown>;
}
interface SignedIn {
  /** The account page. */
  readonly accountHref: string;
  readonly onSignOut: () => void;
}

/**
 * The prerendered page is `unknown`: it has the entries of both states. CSS shows those of an account if the document has the
 * attribute `data-session`. The button that signs out is hidden as long as it has an empty `data-waiting`.
 */
export type Account =
  | ({ readonly state: 'unknown' } & SignedOut & SignedIn)
  | ({ readonly state: 'signed-out' } & SignedOut)
  | ({
      readonly state: 'signed-in';
      readonly email: string;
      /** The path of the admin area, for the staff only. */
      readonly staffHref?: string;
      /** Opens the billing page. Only subscribers have it. */
      readonly onManageSubscription?: () => void;
      /** True while the billing page is opening. */
      readonly isOpeningBilling?: boolean;
    } & SignedIn);

/**
 * The line above the wordmark: the dateline (the place and the edition, as in a newspaper), then the text after it, and the text at the end
 * of the line.
 */
interface HeaderMeta {
  /** The start of the line: `MILWAUKEE —`. */
  readonly dateline: string;
  /** The text after it. */
  readonly left: string;
  /** The text at the end of the line. */
  readonly right: string;
}

export interface SiteHeaderProps {
  /** The name, on two lines. */
  wordmark: HeadlineText;
  /** The link of the wordmark. Its text is read by screen readers only. */
  home: LinkData;
  /**
   * The line above the wordmark in the day edition, and in the night edition. The email address of a signed-in user replaces `right`.
   */
  headerMeta: HeaderMeta & { readonly night: HeaderMeta };
  /** The name of the navigation, for screen readers. */
  label: string;
  /** The links of the navigation. The last one is the primary button. */
  links: readonly LinkData[];
  /** The second button. Shown while signed out. */
  hireUs: LinkData;
  /** The path of the current page. */
  current: string;
  /** The account in the header: signed in or not, with the handlers of its entries. */
  account: Account;
  /** The button that opens the menu, below the large breakpoint. */
  menu: string;
  /** The button that closes the menu. */
  closeMenu: string;
  /** Text of the link to sign in. */
  signIn: string;
  /** The name of the part with the account, for example `Your account`. */
  accountLabel: string;
  /** Text of the link to the admin area, for example `Staff area`. */
  staffLabel?: string;
  /** Text of the button for the subscription, for example `Manage subscription`. */
  manageSubscription: string;
  /** Text of the button that signs out. */
  signOut: string;
}

/**
 * The header of every page. One `nav` serves all screens: from the large breakpoint up it is part of the header; below, it is
 * a `popover` that covers the screen and opens without script. Behind it the page is not in the tab order.
 */
export function SiteHeader({
  wordmark,
  home,
  headerMeta,
  label,
  links,
  hireUs,
  current,
  account,
  menu,
  closeMenu,
  signIn,
  accountLabel,
  staffLabel,
  manageSubscription,
  signOut,
}: SiteHeaderProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const close = () => nav.current?.hidePopover();
  const ariaCurrent = (href: string) => {
    if (href === current) return 'page';
    return href !== home.href && current.startsWith(`${href}/`) ? 'true' : undefined;
  };
  const primaryLink = links.at(-1);
  const isUnknown = account.state === 'unknown';
  const signedInClass = isUnknown && styles.signedInOnly;
  const signedOutClass = isUnknown && styles.signedOutOnly;
  const linkTo = (href: string, text: ReactNode, className: string = styles.menuItem) => (
    <Anchor href={href} className={className} aria-current={ariaCurrent(href)} onClick={close}>
      {text}
    </Anchor>
  );
  /** The links and buttons that only some users have. */
  const entriesOfSome = (className: string) =>
    account.state === 'signed-in' && (
      <>
        {account.staffHref && linkTo(account.staffHref, staffLabel, className)}
        {account.onManageSubscription && (
          <button
            type="button"
            className={className}
            aria-disabled={account.isOpeningBilling}
            onClick={() => {
              if (account.isOpeningBilling) return;
              close();
              account.onManageSubscription?.();
            }}
          >
            {manageSubscription}
          </button>
        )}
      </>
    );
  // The stylesheet shows one of the two texts, without script and before the first paint.
  const inEachEdition = (day: ReactNode, night: ReactNode) => (
    <>
      <span className={shownIn.day}>{day}</span>
      <span className={shownIn.night}>{night}</span>
    </>
  );
  const firstLine = ({ dateline, left }: HeaderMeta) => (
    <>
      <b>{dateline}</b>
      {` ${left}`}
    </>
  );
  // Rendered twice: on the page, and in the open menu, which covers the rows on the page.
  const headerRows = (end: ReactNode) => (
    <>
      <div className={styles.headerMeta}>
        <p>{inEachEdition(firstLine(headerMeta), firstLine(headerMeta.night))}</p>
        {account.state !== 'signed-in' && (
          <p className={classNames(styles.headerMetaRight, signedOutClass)}>
            {inEachEdition(headerMeta.right, headerMeta.night.right)}
          </p>
        )}
        {account.state !== 'signed-out' && (
          <Anchor
            href={account.accountHref}
            className={classNames(styles.headerMetaRight, styles.accountEmail, signedInClass)}
            aria-label={account.state === 'signed-in' ? `${account.email}: ${accountLabel}` : undefined}
            aria-current={ariaCurrent(account.accountHref)}
            onClick={close}
          >
            {account.state === 'signed-in' ? account.email : accountLabel}
          </Anchor>
        )}
        {entriesOfSome(styles.someEntry)}
      </div>
      <div className={styles.row}>
        <Anchor href={home.href} className={styles.wordmark} aria-label={home.text} onClick={close}>
          <CopyfitHeadline as="span" text={wordmark} sizeBias={0} lineHeight={0.84} />
        </Anchor>
        {end}
      </div>
    </>
  );

  return (
    <header className={styles.root} data-transition-name="site-header">
      <Box pageWidth>
        {headerRows(
          <>
            <div className={styles.menu}>
              <Button popoverTarget={id}>{menu}</Button>
            </div>
            <nav ref={nav} id={id} popover="auto" aria-label={label} className={styles.nav}>
              <div className={styles.menuHeader}>
                {headerRows(
                  <Button
                    popoverTarget={id}
                    autoFocus
                    ref={button => {
                      // React sets the attribute on the server only, and the browser reads it whenever the menu opens.
                      if (button) button.autofocus = true;
                    }}
                  >
                    {closeMenu}
                  </Button>,
                )}
              </div>
              <ul className={styles.list}>
                {links.slice(0, -1).map(({ href, text }) => (
                  <li key={href}>{linkTo(href, text)}</li>
                ))}
                {primaryLink && (
                  <li className={styles.button}>
                    <Button
                      href={primaryLink.href}
                      tone="ink"
                      size="small"
                      aria-current={ariaCurrent(primaryLink.href)}
                      onClick={close}
                    >
                      {primaryLink.text}
                    </Button>
                  </li>
                )}
                {account.state !== 'signed-in' && (
                  <>
                    <li className={classNames(styles.button, signedOutClass)}>
                      <Button href={hireUs.href} size="small" onClick={close}>
                        {hireUs.text}
                      </Button>
                    </li>
                    <li className={classNames(signedOutClass)}>
                      <Anchor
                        href={account.signInHref}
                        className={styles.menuItem}
                        aria-current={ariaCurrent(account.signInHref)}
                        // Loads the React app before the click, and replays the click once it has loaded.
                        data-intent={account.onSignIn && 'sign-in'}
                        onClick={event => {
                          if (!account.onSignIn || !isUnmodifiedClick(event)) return close();
                          event.preventDefault();
                          void Promise.resolve(account.onSignIn()).finally(close);
                        }}
                      >
                        {signIn}
                      </Anchor>
                    </li>
                  </>
                )}
                {account.state !== 'signed-out' && (
                  <li className={classNames(signedInClass)}>
                    {account.state === 'signed-in' && (
                      <div className={styles.email}>
                        <Text as="span" variant="caption" tone="muted">
                          {account.email}
                        </Text>
                      </div>
                    )}
                    <div className={styles.menuOnly}>
                      {linkTo(account.accountHref, accountLabel)}
                      {entriesOfSome(styles.menuItem)}
                    </div>
                    <button
                      type="button"
                      className={classNames(styles.menuItem, styles.signOut)}
                      // A click before the app has loaded makes the page load it, and is then replayed.
                      data-intent=""
                      onClick={() => {
                        close();
                        account.onSignOut();
                      }}
                    >
                      {signOut}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          </>,
        )}
      </Box>
    </header>
  );
}
