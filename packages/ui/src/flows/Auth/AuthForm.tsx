import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { AuthCorrections, AuthView } from './auth.connect.ts';
import type { AuthMode, Credentials } from './auth.machine.ts';
import * as styles from './AuthForm.css.ts';

interface ModeCopy {
  readonly title: string;
  readonly submit: string;
  readonly pending: string;
  /** To the other mode. */
  readonly other: { readonly question: string; readonly action: string };
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
  /** When the mail with the link is on its way; the address follows `text`. */
  readonly sent: { readonly title: string; readonly text: string };
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
}

const read = (form: HTMLFormElement): Credentials => {
  const { email, password } = Object.fromEntries(new FormData(form)) as unknown as Credentials;
  return { email: email.trim(), password };
};

/** Google first, e-mail and password beneath. */
export function AuthForm({ view, copy, next, lengthRule, switchable = false }: AuthFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { mode, problems } = view;
  const words = copy[mode];
  const other = mode === 'signIn' ? 'signUp' : 'signIn';
  // From here on the summary says what the browser's own bubbles said before.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  const confirmation = useRef<HTMLDivElement>(null);
  const { sentTo } = view;
  useEffect(() => {
    if (sentTo !== undefined) confirmation.current?.focus();
  }, [sentTo]);

  if (sentTo !== undefined) {
    return (
      <div className={styles.root}>
        <div ref={confirmation} tabIndex={-1}>
          <Text>
            {copy.sent.text} <b className={styles.address}>{sentTo}</b>
          </Text>
        </div>
        <Button wide onClick={() => view.switchTo('signIn', sentTo)}>
          {copy.signIn.title}
        </Button>
      </div>
    );
  }

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
  const { label, hint, show, hide } = copy.fields.password;
  return (
    // Not `post`: a password that is sent before the script arrives must go nowhere at all.
    <form ref={form} className={styles.root} method="dialog" onSubmit={onSubmit}>
      {view.invalid && (
        <ErrorSummary
          key={view.attempt}
          title={copy.corrections.summary}
          problems={(['email', 'password'] as const).flatMap(name =>
            problems[name] === undefined ? [] : [{ id: field(name).id, text: problems[name] }],
          )}
        />
      )}
      <Button wide disabled={view.busy} onClick={view.google} data-intent="">
        {copy.google}
      </Button>
      <p className={styles.or}>{copy.or}</p>
      <TextField
        {...field('email')}
        {...copy.fields.email}
        type="email"
        autoComplete={mode === 'signIn' ? 'username' : 'email'}
        defaultValue={view.email}
      />
      <PasswordField
        {...field('password')}
        {...{ label, show, hide }}
        {...(lengthRule && mode === 'signUp' && { hint })}
        autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
      />
      <Button type="submit" tone="pencil" wide disabled={view.busy}>
        {view.submitting ? words.pending : words.submit}
      </Button>
      <div className={styles.next}>
        <p>{next[mode]}</p>
        {switchable && (
          <p>
            {words.other.question}{' '}
            <button
              type="button"
              className={styles.switchMode}
              onClick={() => view.switchTo(other, read(form.current!).email)}
            >
              {words.other.action}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}
