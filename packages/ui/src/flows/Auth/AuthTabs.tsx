// `AuthTabs`: the sign-in form as part of a page, with tabs for sign-in and sign-up.
import { useRef } from 'react';
import { Tabs } from '../../components/Tabs/index.ts';
import { useFocusFallback } from '../../primitives/useFocusFallback.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { InitialState } from '../shared/initialState.ts';
import type { authMachine, AuthMode } from './auth.machine.ts';
import { type AuthCopy, AuthForm } from './AuthForm.tsx';
import * as styles from './AuthTabs.css.ts';
import * as pressPass from './PressPass.css.ts';
import { SignInPanelHeader, type SignInPanelHeaderCopy } from './SignInPanelHeader.tsx';
import { type AuthCalls, type AuthMessages, useAuth } from './useAuth.ts';

export interface AuthTabsCopy extends AuthCopy {
  readonly panel: SignInPanelHeaderCopy;
  readonly tabs: Readonly<Record<(typeof tabModes)[number], string>> & {
    /** Accessible name of the tabs. */
    readonly label: string;
  };
  readonly nextStepTexts: Readonly<Record<AuthMode, string>>;
  readonly messages: AuthMessages;
  /** Shown above the form if the visitor confirmed an email address, and the account has no password. */
  readonly firstPassword: string;
  /** Shown above the form if the link in the email has expired. */
  readonly expired: Readonly<Record<'title' | 'resendConfirmation' | 'requestReset', string>>;
}

export interface AuthTabsProps {
  /** The form's texts. */
  copy: AuthTabsCopy;
  /** The requests to the authentication service. */
  calls: AuthCalls;
  /** Called when the visitor signed in or set a new password. */
  onSignedIn: () => void;
  /** The state to start in, for stories. */
  initial?: InitialState<typeof authMachine>;
  /** The kind of link in an email that opened the page: the link sets a password, or it has expired and the form sends a new one. */
  emailLink?: EmailLink;
  /** The email address of the user who sets a new password, which password managers save with it. */
  username?: string | undefined;
}

type EmailLink = keyof typeof modeOfLink;
const modeOfLink = {
  setPassword: 'setPassword',
  firstPassword: 'setPassword',
  expiredConfirmation: 'resendConfirmation',
  expiredReset: 'requestReset',
} as const;

const tabModes = ['signIn', 'signUp'] as const;
const isTab = (mode: AuthMode) => (tabModes as readonly AuthMode[]).includes(mode);

/** The sign-in panel as part of a page: tabs for sign-in and sign-up; the other modes replace the tabs. */
export function AuthTabs({ copy, calls, onSignedIn, initial, emailLink, username }: AuthTabsProps) {
  const linkMode = emailLink && modeOfLink[emailLink];
  const viewModel = useAuth({
    mode: linkMode ?? 'signIn',
    calls,
    messages: copy.messages,
    validation: copy.validation,
    hasPasswordRule: true,
    onSignedIn,
    initial,
  });
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const field = (name: string) => root.current!.querySelector<HTMLInputElement>(`[name=${name}]`);
  // Each tab has its own form. The password goes from field to field, and neither into the state machine nor into the markup.
  const typedPassword = useRef('');
  const changeTab = (mode: AuthMode) => {
    typedPassword.current = field('password')?.value ?? '';
    viewModel.changeMode(mode, field('email')?.value ?? viewModel.email);
  };
  const takeTypedPassword = () => {
    const password = typedPassword.current;
    typedPassword.current = '';
    return password;
  };
  const expiredMode =
    linkMode !== 'setPassword' && linkMode === viewModel.mode && !viewModel.emailSent && linkMode;
  const title = viewModel.emailSent
    ? copy.sent.title
    : expiredMode
      ? copy.expired.title
      : copy[viewModel.mode].title;
  const form = (
    <>
      {(viewModel.emailSent || !isTab(viewModel.mode)) && (
        <div className={styles.title}>
          <Text as="h2" variant="title">
            {title}
          </Text>
          {expiredMode && <Text>{copy.expired[expiredMode]}</Text>}
          {emailLink === 'firstPassword' && <Text>{copy.firstPassword}</Text>}
        </div>
      )}
      <AuthForm
        viewModel={viewModel}
        copy={copy}
        nextStepTexts={copy.nextStepTexts}
        hasPasswordRule
        username={username}
        takeTypedPassword={takeTypedPassword}
      />
    </>
  );
  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      <div className={pressPass.upright}>
        <SignInPanelHeader {...copy.panel} isLarge />
      </div>
      {isTab(viewModel.mode) ? (
        <Tabs
          label={copy.tabs.label}
          value={viewModel.mode}
          onChange={changeTab}
          tabs={tabModes.map(mode => ({ value: mode, label: copy.tabs[mode], content: form }))}
        />
      ) : (
        <div className={styles.surface}>{form}</div>
      )}
    </div>
  );
}
