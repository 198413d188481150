// `SecondFactor`: asks the staff for the code of an authenticator app.
// The tone `pencil` is the accent color of the main action.
import { Button } from '@fit-to-print/ui/components/Button';
import { TextField } from '@fit-to-print/ui/components/Field';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import * as styles from './SecondFactor.css.ts';

/** An authenticator app of the account, which shows a new code every 30 s. */
export interface Authenticator {
  readonly id: string;
  /** The data for setting up the app, which are shown once. Null for an app that is set up already. */
  readonly enrollment: {
    /** The address that the QR code contains (`otpauth://…`). */
    readonly uri: string;
    /** The secret in `uri`, for typing it into the app. */
    readonly key: string;
  } | null;
}

/** The requests of the form. */
export interface SecondFactorApi {
  /**
   * Loads the authenticator app of the account, or creates one if the account has none. `signInNeeded`: none is created, because the
   * sign-in is too old.
   */
  load: () => Promise<Authenticator | 'signInNeeded'>;
  /** Resolves to whether the code is right. If it is, the session is signed in with a second factor. */
  verify: (authenticatorId: string, code: string) => Promise<boolean>;
}

export interface SecondFactorCopy {
  readonly loading: string;
  readonly loadFailed: string;
  readonly retry: string;
  /** The text in place of the form if the sign-in is too old to set up an app. */
  readonly signInNeeded: string;
  /** The texts for setting up an app. `qrCode` describes the picture, and `key` is the label of the secret to type in its place. */
  readonly enroll: {
    readonly title: string;
    readonly text: string;
    readonly qrCode: string;
    readonly key: string;
  };
  /** The texts above the form if an app is set up. */
  readonly enter: { readonly title: string; readonly text: string };
  /** The field for the code. */
  readonly code: { readonly label: string; readonly hint: string };
  readonly submit: string;
  readonly checking: string;
  /** The error messages. */
  readonly problems: Readonly<Record<Problem, string>>;
}

/** Why a code was not accepted: it does not have six digits, it is wrong, or the service did not respond. */
type Problem = 'incomplete' | 'wrong' | 'failed';

export interface SecondFactorProps {
  /** The form's texts. */
  copy: SecondFactorCopy;
  /** Loads the authenticator app, and checks a code. */
  api: SecondFactorApi;
  /** Called when a code was right. */
  onVerified: () => void;
}

/** Asks for the code of an authenticator app. An account without such an app sets it up first. */
export function SecondFactor({ copy, api, onVerified }: SecondFactorProps) {
  const [authenticator, setAuthenticator] = useState<Authenticator | 'signInNeeded' | 'loading' | 'failed'>(
    'loading',
  );
  useEffect(() => {
    if (authenticator !== 'loading') return undefined;
    let isCurrent = true;
    api.load().then(
      loaded => isCurrent && setAuthenticator(loaded),
      () => isCurrent && setAuthenticator('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, authenticator]);

  if (authenticator === 'loading') return <Text>{copy.loading}</Text>;
  if (authenticator === 'signInNeeded') return <Text>{copy.signInNeeded}</Text>;
  if (authenticator === 'failed') {
    return (
      <div role="alert" className={styles.root}>
        <Text tone="critical">{copy.loadFailed}</Text>
        <Button onClick={() => setAuthenticator('loading')}>{copy.retry}</Button>
      </div>
    );
  }
  const { enrollment } = authenticator;
  return (
    <section className={styles.root} aria-labelledby="second-factor">
      <Text as="h2" variant="title" id="second-factor">
        {enrollment ? copy.enroll.title : copy.enter.title}
      </Text>
      <Text>{enrollment ? copy.enroll.text : copy.enter.text}</Text>
      {enrollment && (
        <>
          <QrCode text={enrollment.uri} label={copy.enroll.qrCode} />
          <div className={styles.key}>
            <Text>
              {copy.enroll.key} <code>{enrollment.key.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
            </Text>
          </div>
        </>
      )}
      <CodeForm copy={copy} verify={code => api.verify(authenticator.id, code)} onVerified={onVerified} />
    </section>
  );
}

interface CodeFormProps {
  copy: SecondFactorCopy;
  verify: (code: string) => Promise<boolean>;
  onVerified: () => void;
}

function CodeForm({ copy, verify, onVerified }: CodeFormProps) {
  const [state, setState] = useState<'entering' | 'checking' | Problem>('entering');
  const input = useRef<HTMLInputElement>(null);
  const isChecking = state === 'checking';

  const check = async (code: string) => {
    if (!/^\d{6}$/.test(code)) return 'incomplete';
    setState('checking');
    return verify(code).then(
      isRight => (isRight ? null : 'wrong'),
      () => 'failed' as const,
    );
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking) return;
    // Apps show the code as two groups of three digits.
    const problem = await check(input.current!.value.replaceAll(/\s/g, ''));
    if (problem === null) {
      onVerified();
      return;
    }
    setState(problem);
    input.current?.select();
  };
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={event => void onSubmit(event)}>
      <div className={styles.field}>
        <TextField
          ref={input}
          id="second-factor-code"
          name="code"
          autoComplete="one-time-code"
          {...copy.code}
          {...(state !== 'entering' && state !== 'checking' && { error: copy.problems[state] })}
          required
        />
      </div>
      <Button type="submit" tone="pencil" disabled={isChecking}>
        {isChecking ? copy.checking : copy.submit}
      </Button>
    </form>
  );
}

/** A QR code, drawn as one path. The border of 4 modules is the quiet zone that the QR standard requires. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
