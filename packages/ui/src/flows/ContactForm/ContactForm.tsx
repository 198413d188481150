import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { fromPromise, type StateValueFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { Select, TextArea, TextField } from '../../components/Field/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { connect } from './contact-form.connect.ts';
import {
  type ContactContext,
  contactMachine,
  type ContactOutcome,
  type ContactProblems,
  type ContactRequest,
  type ContactValues,
  sameValues,
} from './contact-form.machine.ts';
import * as styles from './ContactForm.css.ts';

/** The words of the form, as plain data. */
export interface ContactFormCopy {
  readonly fields: {
    readonly name: { readonly label: string };
    readonly email: { readonly label: string };
    readonly phone: { readonly label: string; readonly hint: string };
    readonly city: {
      readonly label: string;
      readonly hint: string;
      readonly placeholder: string;
      readonly options: readonly string[];
    };
    readonly message: { readonly label: string };
  };
  /** Sent with every message. */
  readonly inquiryType: string;
  /** A field that only software fills in, and what it says to a person who meets it. */
  readonly honeypot: { readonly name: string; readonly label: string };
  readonly submit: string;
  readonly sending: string;
  readonly cancel: string;
  /** What becomes of the address, under the fields. */
  readonly note: string;
  /** Offered when sending failed. */
  readonly emailDirectly: { readonly text: string; readonly href: string };
  /** Above the list of what needs correcting. */
  readonly summary: string;
  readonly messages: { readonly sent: ToastMessage; readonly failed: ToastMessage };
}

export interface ContactFormProps {
  copy: ContactFormCopy;
  /** Where the browser posts the form when there is no script. */
  action: string;
  /** What is wrong with the values, by field name; nothing when they can be sent. */
  validate: (values: ContactValues) => ContactProblems;
  /** Sends a message. May reject: that counts as failed. The signal aborts on cancelling and after 15 s. */
  send: (request: ContactRequest, signal: AbortSignal) => Promise<ContactOutcome>;
  /** Where to start, for stories. */
  initial?: { value: StateValueFrom<typeof contactMachine>; context: ContactContext };
}

const read = (form: HTMLFormElement): ContactValues =>
  Object.fromEntries([...new FormData(form)].filter(entry => typeof entry[1] === 'string')) as ContactValues;

/** 128 random bits. Not `randomUUID`, which is missing where a page is not served over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Writes to the studio. Without script it is an ordinary form that posts; with it, it is checked and sent in place,
 * cleared when the message was accepted, and kept when it was not.
 */
export function ContactForm({ copy, action, validate, send, initial }: ContactFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const machine = contactMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => send(input, signal)) },
  });
  const [snapshot, sendEvent, actor] = useMachine(
    machine,
    initial ? { snapshot: contactMachine.resolveState(initial) } : {},
  );
  const view = connect(snapshot, sendEvent, { validate, newKey });

  const { sent, failed } = copy.messages;
  useEffect(() => {
    const subscriptions = [
      actor.on('sent', ({ values }) => {
        // What was changed while the message was on its way is not part of it, and stays.
        if (form.current && sameValues(read(form.current), values)) form.current.reset();
        toast.show(sent);
      }),
      actor.on('failed', () => toast.show(failed)),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [actor, toast, sent, failed]);
  // From here on the summary says what the browser's own bubbles said before.
  useEffect(() => {
    form.current!.noValidate = true;
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    view.submit(read(event.currentTarget));
  };
  const onCancel = () => {
    // The button that was pressed goes away.
    submitButton.current?.focus();
    view.cancel();
  };

  const { name, email, phone, city, message } = copy.fields;
  const field = (fieldName: string) => ({
    id: `${id}${fieldName}`,
    name: fieldName,
    variant: 'ruled' as const,
    ...(view.problems[fieldName] !== undefined && { error: view.problems[fieldName] }),
  });
  const problems = [...Object.keys(copy.fields), copy.honeypot.name]
    .filter(fieldName => view.problems[fieldName] !== undefined)
    .map(fieldName => ({ id: field(fieldName).id, text: view.problems[fieldName]! }));

  return (
    <form ref={form} className={styles.form} method="post" action={action} onSubmit={onSubmit}>
      {problems.length > 0 && <ErrorSummary key={view.attempt} title={copy.summary} problems={problems} />}
      <div className={styles.lines}>
        <TextField {...field('name')} {...name} autoComplete="name" required />
        <TextField {...field('email')} {...email} type="email" autoComplete="email" required />
        <TextField {...field('phone')} {...phone} type="tel" autoComplete="tel" />
        <Select {...field('city')} {...city} />
        <div className={styles.wide}>
          <TextArea {...field('message')} {...message} required />
        </div>
        {/* Taken out of sight, of hearing and of autofill; shown to the person whom it caught nevertheless. */}
        <div className={view.problems[copy.honeypot.name] === undefined ? styles.trap : styles.wide}>
          <TextField {...field(copy.honeypot.name)} label={copy.honeypot.label} autoComplete="off" />
        </div>
      </div>
      <input type="hidden" name="inquiry_type" value={copy.inquiryType} />
      <div className={styles.foot}>
        <Text variant="caption" tone="muted">
          {copy.note}
        </Text>
        {view.failed && <Link href={copy.emailDirectly.href}>{copy.emailDirectly.text}</Link>}
        <div className={styles.actions}>
          {view.sending && <Button onClick={onCancel}>{copy.cancel}</Button>}
          <Button
            ref={submitButton}
            type="submit"
            tone="pencil"
            arrow={!view.sending}
            disabled={view.sending}
          >
            {view.sending ? copy.sending : copy.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
