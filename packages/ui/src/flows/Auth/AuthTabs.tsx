import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Tabs } from '../../components/Tabs/index.ts';
import { useFocusHome } from '../../primitives/useFocusHome.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { authMachine, AuthMode } from './auth.machine.ts';
import { type AuthCopy, AuthForm } from './AuthForm.tsx';
import * as styles from './AuthTabs.css.ts';
import { PressPass, type PressPassCopy } from './PressPass.tsx';
import { type AuthCalls, type AuthMessages, useAuth } from './useAuth.ts';

export interface AuthTabsCopy extends AuthCopy {
  readonly pass: PressPassCopy;
  readonly tabs: Readonly<Record<(typeof tabs)[number], string>> & {
    /** What they choose between, for assistive technology. */
    readonly label: string;
  };
  readonly nextOnPage: Readonly<Record<AuthMode, string>>;
  readonly messages: AuthMessages;
  /** Over the form when the link that led here has expired. */
  readonly expired: Readonly<Record<'title' | 'resend' | 'recover', string>>;
}

export interface AuthTabsProps {
  copy: AuthTabsCopy;
  calls: AuthCalls;
  /** Signed in, or the password is changed: whoever shows the page goes on from here. */
  onSignedIn: () => void;
  /** Where to start, for stories. */
  initialSnapshot?: SnapshotFrom<typeof authMachine>;
  /** What a link in a mail led to: a new password to choose, or, when it has expired, another mail to ask for. */
  arrival?: Arrival;
  /** Who chooses a new password. */
  username?: string | undefined;
}

type Arrival = 'renew' | 'expiredConfirmation' | 'expiredRecovery';
const opensOn = { renew: 'renew', expiredConfirmation: 'resend', expiredRecovery: 'recover' } as const;

const tabs = ['signIn', 'signUp'] as const;
const isTab = (mode: AuthMode) => (tabs as readonly AuthMode[]).includes(mode);

/** The press pass as a page of its own: sign in on one tab, sign up on the other; what else there is needs no tabs. */
export function AuthTabs({ copy, calls, onSignedIn, initialSnapshot, arrival, username }: AuthTabsProps) {
  const view = useAuth({
    mode: arrival ? opensOn[arrival] : 'signIn',
    calls,
    messages: copy.messages,
    corrections: copy.corrections,
    lengthRule: true,
    onSignedIn,
    initialSnapshot,
  });
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root);
  const typed = () => root.current!.querySelector<HTMLInputElement>('[name=email]')?.value ?? view.email;
  const wanted = arrival && opensOn[arrival];
  const expired = wanted !== 'renew' && wanted === view.mode && !view.sent && wanted;
  const title = view.sent ? copy.sent.title : expired ? copy.expired.title : copy[view.mode].title;
  const form = (
    <>
      {(view.sent || !isTab(view.mode)) && (
        <div className={styles.title}>
          <Text as="h2" variant="title">
            {title}
          </Text>
          {expired && <Text>{copy.expired[expired]}</Text>}
        </div>
      )}
      <AuthForm view={view} copy={copy} next={copy.nextOnPage} lengthRule username={username} />
    </>
  );
  return (
    <div ref={root} tabIndex={-1}>
      <div className={styles.head}>
        <PressPass {...copy.pass} onPage />
      </div>
      {isTab(view.mode) ? (
        <Tabs
          label={copy.tabs.label}
          value={view.mode}
          onChange={mode => view.switchTo(mode, typed())}
          tabs={tabs.map(mode => ({ value: mode, label: copy.tabs[mode], content: form }))}
        />
      ) : (
        <div className={styles.surface}>{form}</div>
      )}
    </div>
  );
}
