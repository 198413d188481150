import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor, isUnmodifiedClick, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './SiteHeader.css.ts';

/** Who reads. The prerendered page is signed out; a stored session changes it after hydration. */
export type Account =
  | {
      readonly state: 'signed-out';
      /** Where signing in works without script. */
      readonly href: string;
      /** Opens the dialog instead of following `href`. */
      readonly onSignIn?: () => void;
    }
  | {
      readonly state: 'signed-in';
      readonly email: string;
      /** Where their account is. */
      readonly href: string;
      readonly onSignOut: () => void;
      /** Opens what a subscriber subscribes to; nobody else has it. */
      readonly onManage?: () => void;
      /** It is being opened. */
      readonly managing?: boolean;
    };

export interface SiteHeaderProps {
  /** The name, on two lines. */
  wordmark: HeadlineText;
  /** What the wordmark is called as a link: the name, and that it leads home. */
  home: LinkData;
  /** The line above the masthead. The right one gives way to the e-mail address of whoever is signed in. */
  headerMeta: { readonly dateline: string; readonly left: string; readonly right: string };
  /** Name of the navigation for assistive technology. */
  label: string;
  /** In order; the last one is the inked button. */
  links: readonly LinkData[];
  /** The second button, for those who are not signed in. */
  hireUs: LinkData;
  /** Path of the page that is shown. */
  current: string;
  /** Who reads, as far as is known. */
  account: Account;
  /** Words of the button that opens the sheet below the large breakpoint. */
  menu: string;
  /** On the button that puts the menu away. */
  closeMenu: string;
  /** For readers who are not signed in. */
  signIn: string;
  /** What the address leads to: `Your account`. */
  accountLabel: string;
  /** For subscribers: `Manage subscription`. */
  manage: string;
  signOut: string;
}

/**
 * The masthead. One `nav` serves both settings: in line from the large breakpoint up; below it a `popover` that opens
 * as a full sheet, by HTML alone. While it is open the page beneath is out of sight and out of the tab order.
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
  manage,
  signOut,
}: SiteHeaderProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const close = () => nav.current?.hidePopover();
  const position = (href: string) => {
    if (href === current) return 'page';
    return href !== home.href && current.startsWith(`${href}/`) ? 'true' : undefined;
  };
  const inked = links.at(-1);
  /** In line it stands by the address, where there is room; on the sheet, above the way out. */
  const manageButton = (className: string) =>
    account.state === 'signed-in' &&
    account.onManage && (
      <button
        type="button"
        className={className}
        aria-disabled={account.managing}
        onClick={() => {
          if (account.managing) return;
          close();
          account.onManage?.();
        }}
      >
        {manage}
      </button>
    );
  // The open sheet carries the masthead on, in its place; whichever of the two is covered is hidden.
  const siteHeader = (end: ReactNode) => (
    <>
      <div className={styles.headerMeta}>
        <p>
          <b>{headerMeta.dateline}</b> {headerMeta.left}
        </p>
        {account.state === 'signed-in' ? (
          <Anchor
            href={account.href}
            className={classNames(styles.rightEar, styles.address)}
            aria-label={`${account.email}: ${accountLabel}`}
            aria-current={position(account.href)}
            onClick={close}
          >
            {account.email}
          </Anchor>
        ) : (
          <p className={styles.rightEar}>{headerMeta.right}</p>
        )}
        {manageButton(styles.manage)}
      </div>
      <div className={styles.row}>
        <Anchor href={home.href} className={styles.wordmark} aria-label={home.text} onClick={close}>
          <CopyfitHeadline as="span" text={wordmark} bias={0} leading={0.84} />
        </Anchor>
        {end}
      </div>
    </>
  );

  return (
    <header className={styles.root}>
      <Box page>
        {siteHeader(
          <>
            <div className={styles.menu}>
              <Button popoverTarget={id}>{menu}</Button>
            </div>
            <nav ref={nav} id={id} popover="auto" aria-label={label} className={styles.nav}>
              <div className={styles.sheetHead}>
                {siteHeader(
                  <Button
                    popoverTarget={id}
                    autoFocus
                    ref={button => {
                      // React writes the attribute on the server only, and the browser reads it whenever the sheet opens.
                      if (button) button.autofocus = true;
                    }}
                  >
                    {closeMenu}
                  </Button>,
                )}
              </div>
              <ul className={styles.list}>
                {links.slice(0, -1).map(({ href, text }) => (
                  <li key={href}>
                    <Anchor
                      href={href}
                      className={styles.entry}
                      aria-current={position(href)}
                      onClick={close}
                    >
                      {text}
                    </Anchor>
                  </li>
                ))}
                {inked && (
                  <li className={styles.button}>
                    <Button
                      href={inked.href}
                      tone="ink"
                      size="small"
                      aria-current={position(inked.href)}
                      onClick={close}
                    >
                      {inked.text}
                    </Button>
                  </li>
                )}
                {account.state === 'signed-out' ? (
                  <>
                    <li className={styles.button}>
                      <Button href={hireUs.href} size="small" onClick={close}>
                        {hireUs.text}
                      </Button>
                    </li>
                    <li>
                      <Anchor
                        href={account.href}
                        className={styles.entry}
                        aria-current={position(account.href)}
                        // Brings the application before the press, and the press with it.
                        data-intent={account.onSignIn && ''}
                        onClick={event => {
                          close();
                          if (!account.onSignIn || !isUnmodifiedClick(event)) return;
                          event.preventDefault();
                          account.onSignIn();
                        }}
                      >
                        {signIn}
                      </Anchor>
                    </li>
                  </>
                ) : (
                  <li>
                    <div className={styles.email}>
                      <Text as="span" variant="caption" tone="muted">
                        {account.email}
                      </Text>
                    </div>
                    <div className={styles.onSheet}>
                      <Anchor
                        href={account.href}
                        className={styles.entry}
                        aria-current={position(account.href)}
                        onClick={close}
                      >
                        {accountLabel}
                      </Anchor>
                      {manageButton(styles.entry)}
                    </div>
                    <button
                      type="button"
                      className={styles.entry}
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
