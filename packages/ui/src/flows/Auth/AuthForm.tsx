import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { type Inline, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { AuthCorrections, AuthView } from './auth.connect.ts';
import { type AuthMode, type Credentials, fieldsOf, type MailingMode } from './auth.machine.ts';
import * as styles from './AuthForm.css.ts';

interface ModeCopy {
  readonly title: string;
  readonly submit: string;
  readonly pending: string;
  /** To the other mode, or back to signing in. */
  readonly other?: { readonly question: string; readonly action: string };
}

/** The words of both faces, as plain data. */
export interface AuthCopy extends Readonly<Record<AuthMode, ModeCopy>> {
  readonly google: string;
  /** Between Google and the fields. */
  readonly or: string;
  readonly fields: {
    readonly email: { readonly label: string };
    readonly password: {
      readonly label: string;
      readonly hint: string;
      readonly show: string;
      readonly hide: string;
    };
  };
  /** When a mail with a link is on its way; the address follows its text. */
  readonly sent: Readonly<Record<MailingMode, string>> & { readonly title: string; readonly again: string };
  /** What whoever opens an account agrees to. */
  readonly consent: Inline;
  /** Under a sign-in that may not get through. */
  readonly forgot: string;
  readonly unconfirmed: string;
  readonly corrections: AuthCorrections & {
    /** Above the list of what needs correcting. */
    readonly summary: string;
  };
}

export interface AuthFormProps {
  view: AuthView;
  copy: AuthCopy;
  /** What happens next, in one line. */
  next: Readonly<Record<AuthMode, string>>;
  /** Says the length rule, on sign-up. */
  lengthRule: boolean;
  /** Offers the other mode under the form. */
  switchable?: boolean;
  /** Whose new password it is: password managers keep it with that. */
  username?: string | undefined;
}

const read = (form: HTMLFormElement): Credentials => {
  const { email = '', password = '' } = Object.fromEntries(new FormData(form)) as Partial<Credentials>;
  return { email: email.trim(), password };
};

/** Google first where one can sign in or up, then what the mode asks for. */
export function AuthForm({ view, copy, next, lengthRule, switchable = false, username }: AuthFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { mode, problems } = view;
  const words = copy[mode];
  const asks: readonly (keyof Credentials)[] = fieldsOf[mode];
  const entering = mode === 'signIn' || mode === 'signUp';
  const confirmation = useRef<HTMLDivElement>(null);
  const { sent } = view;
  const waiting = sent !== undefined;
  useEffect(() => {
    if (waiting) confirmation.current?.focus();
  }, [waiting]);

  if (sent) {
    return (
      <div className={styles.root}>
        <div ref={confirmation} tabIndex={-1}>
          <Text>
            {copy.sent[sent.mode]} <b className={styles.address}>{sent.to}</b>
          </Text>
        </div>
        <Button wide onClick={() => view.switchTo('signIn', sent.to)}>
          {copy.signIn.title}
        </Button>
        <div className={styles.next}>
          <button type="button" className={styles.switchMode} onClick={view.again}>
            {copy.sent.again}
          </button>
        </div>
      </div>
    );
  }

  const hold = (node: HTMLFormElement | null) => {
    form.current = node;
    // From here on the summary says what the browser's own bubbles said before.
    if (node) node.noValidate = true;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    view.submit(read(event.currentTarget));
  };
  const field = (name: keyof Credentials) => ({
    id: `${id}${name}`,
    name,
    required: true,
    ...(problems[name] !== undefined && { error: problems[name] }),
  });
  const switchTo = (to: AuthMode, text: string) => (
    <button
      type="button"
      className={styles.switchMode}
      data-intent=""
      onClick={() => view.switchTo(to, read(form.current!).email)}
    >
      {text}
    </button>
  );
  const { label, hint, show, hide } = copy.fields.password;
  return (
    // Not `post`: a password that is sent before the script arrives must go nowhere at all.
    <form ref={hold} className={styles.root} method="dialog" onSubmit={onSubmit}>
      {view.invalid && (
        <ErrorSummary
          key={view.attempt}
          title={copy.corrections.summary}
          problems={asks.flatMap(name =>
            problems[name] === undefined ? [] : [{ id: field(name).id, text: problems[name] }],
          )}
        />
      )}
      {entering && (
        <>
          <Button wide disabled={view.busy} onClick={view.google} data-intent="">
            {copy.google}
          </Button>
          <p className={styles.or}>{copy.or}</p>
        </>
      )}
      {asks.includes('email') && (
        <TextField
          {...field('email')}
          {...copy.fields.email}
          type="email"
          autoComplete={mode === 'signUp' ? 'email' : 'username'}
          defaultValue={view.email}
        />
      )}
      {mode === 'renew' && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      {asks.includes('password') && (
        <PasswordField
          {...field('password')}
          {...{ label, show, hide }}
          {...(lengthRule && mode !== 'signIn' && { hint })}
          autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
        />
      )}
      <Button type="submit" tone="pencil" wide disabled={view.busy}>
        {view.submitting ? words.pending : words.submit}
      </Button>
      <div className={styles.next}>
        <p>{next[mode]}</p>
        {entering && (
          <p>
            <RichText text={copy.consent} />
          </p>
        )}
        {mode === 'signIn' && (
          <p>
            {switchTo(
              view.unconfirmed ? 'resend' : 'recover',
              view.unconfirmed ? copy.unconfirmed : copy.forgot,
            )}
          </p>
        )}
        {words.other && (switchable || !entering) && (
          <p>
            {words.other.question} {switchTo(mode === 'signIn' ? 'signUp' : 'signIn', words.other.action)}
          </p>
        )}
      </div>
    </form>
  );
}
