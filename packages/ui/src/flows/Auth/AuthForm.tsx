// `AuthForm`: the fields and buttons of the sign-in form, in each of its modes.
// The tone `pencil` is the accent color of the main action.
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { AuthValidationCopy, AuthViewModel } from './auth.viewModel.ts';
import { type AuthMode, type Credentials, type EmailMode, fieldsOfMode } from './auth.machine.ts';
import * as styles from './AuthForm.css.ts';

interface ModeCopy {
  /** The heading of the form. */
  readonly title: string;
  /** The button that sends the form. */
  readonly submit: string;
  /** The text of the button while the form is sent. */
  readonly pending: string;
  /** The question and the button that change to another mode. */
  readonly other?: { readonly question: string; readonly action: string };
}

/** The texts that the dialog and the page share. */
export interface AuthCopy extends Readonly<Record<AuthMode, ModeCopy>> {
  /** The button for signing in with Google. */
  readonly google: string;
  /** The word between the Google button and the fields. */
  readonly or: string;
  readonly fields: {
    readonly email: { readonly label: string };
    readonly password: {
      readonly label: string;
      readonly hint: string;
      readonly showLabel: string;
      readonly hideLabel: string;
    };
  };
  /** The texts after an email was sent. The email address follows each mode's text. */
  readonly sent: Readonly<Record<EmailMode, string>> & {
    readonly title: string;
    /** The button that sends the mail again. */
    readonly resend: string;
  };
  /** The terms that opening an account accepts. */
  readonly consent: RichTextContent;
  /** The button for visitors who have forgotten their password. */
  readonly forgot: string;
  /** Shown instead of `forgot` if the email address is not confirmed. */
  readonly unconfirmed: string;
  readonly validation: AuthValidationCopy & {
    /** Title of the error summary. */
    readonly summary: string;
  };
}

export interface AuthFormProps {
  viewModel: AuthViewModel;
  copy: AuthCopy;
  /** One line on what happens next, by mode. */
  nextStepTexts: Readonly<Record<AuthMode, string>>;
  /** Shows the rule for a new password's length. */
  hasPasswordRule: boolean;
  /** Offers to change from sign-in to sign-up, and back. */
  hasModeSwitch?: boolean;
  /** The user who sets a new password: password managers store the password under this name. */
  username?: string | undefined;
  /** Returns the password that was typed into the form of the previous tab, once. This form starts with it. */
  takeTypedPassword?: () => string;
}

const readCredentials = (form: HTMLFormElement): Credentials => {
  const { email = '', password = '' } = Object.fromEntries(new FormData(form)) as Partial<Credentials>;
  return { email: email.trim(), password };
};

/** The Google button for sign-in and sign-up, then the fields of the mode. */
export function AuthForm({
  viewModel,
  copy,
  nextStepTexts,
  hasPasswordRule,
  hasModeSwitch = false,
  username,
  takeTypedPassword,
}: AuthFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { mode, problems } = viewModel;
  const modeCopy = copy[mode];
  const fields: readonly (keyof Credentials)[] = fieldsOfMode[mode];
  const isSignInOrUp = mode === 'signIn' || mode === 'signUp';
  const confirmation = useRef<HTMLDivElement>(null);
  const { emailSent } = viewModel;
  const isEmailSent = emailSent !== undefined;
  useEffect(() => {
    if (isEmailSent) confirmation.current?.focus();
  }, [isEmailSent]);

  if (emailSent) {
    return (
      <div className={styles.root}>
        <div ref={confirmation} tabIndex={-1}>
          <Text>
            {copy.sent[emailSent.mode]} <b className={styles.address}>{emailSent.email}</b>
          </Text>
        </div>
        <Button fullWidth onClick={() => viewModel.changeMode('signIn', emailSent.email)}>
          {copy.signIn.title}
        </Button>
        <div className={styles.footer}>
          <button type="button" className={styles.textAction} onClick={viewModel.resend}>
            {copy.sent.resend}
          </button>
        </div>
      </div>
    );
  }

  const setForm = (node: HTMLFormElement | null) => {
    form.current = node;
    // With script, the error summary replaces the browser's validation bubbles.
    if (node) node.noValidate = true;
    const password = node?.elements.namedItem('password');
    // The form of the previous tab still has the password when its mode changes, and must not take it.
    if (takeTypedPassword && password instanceof HTMLInputElement && !password.value)
      password.value = takeTypedPassword();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    viewModel.submit(readCredentials(event.currentTarget));
  };
  const fieldProps = (name: keyof Credentials) => ({
    id: `${id}${name}`,
    name,
    required: true,
    ...(problems[name] !== undefined && { error: problems[name] }),
  });
  const modeButton = (to: AuthMode, text: string) => (
    <button
      type="button"
      className={styles.textAction}
      // A click before the app has loaded makes the page load it, and is then replayed.
      data-intent=""
      onClick={() => viewModel.changeMode(to, readCredentials(form.current!).email)}
    >
      {text}
    </button>
  );
  const { label, hint, showLabel, hideLabel } = copy.fields.password;
  return (
    // Not `post`: a password that is submitted before the script arrives must not be sent anywhere.
    <form ref={setForm} className={styles.root} method="dialog" onSubmit={onSubmit}>
      {viewModel.isInvalid && (
        <ErrorSummary
          key={viewModel.submitCount}
          title={copy.validation.summary}
          problems={fields.flatMap(name =>
            problems[name] === undefined ? [] : [{ id: fieldProps(name).id, text: problems[name] }],
          )}
        />
      )}
      {isSignInOrUp && (
        <>
          {/* The consent is before both buttons that open an account: Google's, which is on both tabs, and that of signing up. */}
          <p className={styles.consent}>
            <RichText text={copy.consent} />
          </p>
          <Button
            fullWidth
            arrow
            disabled={viewModel.isBusy}
            onClick={viewModel.continueWithGoogle}
            data-intent=""
          >
            {copy.google}
          </Button>
          <p className={styles.divider}>{copy.or}</p>
        </>
      )}
      {fields.includes('email') && (
        <TextField
          {...fieldProps('email')}
          {...copy.fields.email}
          type="email"
          autoComplete={mode === 'signUp' ? 'email' : 'username'}
          defaultValue={viewModel.email}
        />
      )}
      {mode === 'setPassword' && (
        <input type="text" autoComplete="username" value={username} readOnly hidden />
      )}
      {fields.includes('password') && (
        <PasswordField
          {...fieldProps('password')}
          {...{ label, showLabel, hideLabel }}
          {...(hasPasswordRule && mode !== 'signIn' && { hint })}
          autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
        />
      )}
      {mode === 'signIn' && (
        <p className={styles.belowPassword}>
          {modeButton(
            viewModel.isUnconfirmed ? 'resendConfirmation' : 'requestReset',
            viewModel.isUnconfirmed ? copy.unconfirmed : copy.forgot,
          )}
        </p>
      )}
      <Button type="submit" tone="pencil" fullWidth arrow disabled={viewModel.isBusy}>
        {viewModel.isSubmitting ? modeCopy.pending : modeCopy.submit}
      </Button>
      <div className={styles.footer}>
        <p>{nextStepTexts[mode]}</p>
        {modeCopy.other && (hasModeSwitch || !isSignInOrUp) && (
          <p>
            {modeCopy.other.question}{' '}
            {modeButton(mode === 'signIn' ? 'signUp' : 'signIn', modeCopy.other.action)}
          </p>
        )}
      </div>
    </form>
  );
}
