import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Tabs } from '../../components/Tabs/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { authMachine, AuthMode } from './auth.machine.ts';
import { type AuthCopy, AuthForm } from './AuthForm.tsx';
import * as styles from './AuthTabs.css.ts';
import { PressPass, type PressPassCopy } from './PressPass.tsx';
import { type AuthCalls, type AuthMessages, useAuth } from './useAuth.ts';

export interface AuthTabsCopy extends AuthCopy {
  readonly pass: PressPassCopy;
  readonly tabs: Readonly<Record<AuthMode, string>> & {
    /** What they choose between, for assistive technology. */
    readonly label: string;
  };
  readonly nextOnPage: Readonly<Record<AuthMode, string>>;
  readonly messages: AuthMessages;
}

export interface AuthTabsProps {
  copy: AuthTabsCopy;
  calls: AuthCalls;
  /** Signed in: whoever shows the page goes on from here. */
  onSignedIn: () => void;
  /** Where to start, for stories. */
  initialSnapshot?: SnapshotFrom<typeof authMachine>;
}

const modes = ['signIn', 'signUp'] as const;

/** The press pass as a page of its own: sign in on one tab, sign up on the other. */
export function AuthTabs({ copy, calls, onSignedIn, initialSnapshot }: AuthTabsProps) {
  const view = useAuth({
    mode: 'signIn',
    calls,
    messages: copy.messages,
    corrections: copy.corrections,
    lengthRule: true,
    onSignedIn,
    initialSnapshot,
  });
  const root = useRef<HTMLDivElement>(null);
  const typed = () => root.current!.querySelector<HTMLInputElement>('[name=email]')?.value ?? view.email;
  const form = (
    <>
      {view.sentTo !== undefined && (
        <div className={styles.sent}>
          <Text as="h2" variant="title">
            {copy.sent.title}
          </Text>
        </div>
      )}
      <AuthForm view={view} copy={copy} next={copy.nextOnPage} lengthRule />
    </>
  );
  return (
    <div ref={root}>
      <div className={styles.head}>
        <PressPass {...copy.pass} onPage />
      </div>
      <Tabs
        label={copy.tabs.label}
        value={view.mode}
        onChange={mode => view.switchTo(mode, typed())}
        tabs={modes.map(mode => ({ value: mode, label: copy.tabs[mode], content: form }))}
      />
    </div>
  );
}
