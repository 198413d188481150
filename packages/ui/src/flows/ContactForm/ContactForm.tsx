import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { Select, TextArea, TextField } from '../../components/Field/index.ts';
import type { ToastMessage } from '../../components/Toast/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { ContactValues } from '../contact/contact.machine.ts';
import { type ContactCalls, type ContactStart, useContact } from '../contact/useContact.ts';
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
  readonly emailDirectly: LinkData;
  /** Above the list of what needs correcting. */
  readonly summary: string;
  readonly messages: { readonly sent: ToastMessage; readonly failed: ToastMessage };
}

export interface ContactFormProps extends ContactCalls {
  copy: ContactFormCopy;
  /** Where the browser posts the form when there is no script. */
  action: string;
  /** What was written elsewhere: it is put into the fields that are still empty. */
  draft?: ContactValues | undefined;
  /** Where to start, for stories. */
  initial?: ContactStart;
}

/**
 * Writes to the studio. Without script it is an ordinary form that posts; with it, it is checked and sent in place,
 * cleared when the message was accepted, and kept when it was not.
 */
export function ContactForm({ copy, action, draft, initial, ...calls }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const contact = useContact({
    ...calls,
    form,
    id: useId(),
    fields: [...Object.keys(copy.fields), copy.honeypot.name],
    messages: copy.messages,
    initial,
  });
  const { field, sending } = contact;
  // Values and not defaults: those would come back when the form is cleared.
  useLayoutEffect(() => {
    for (const [fieldName, value] of Object.entries(draft ?? {})) {
      const control = form.current!.elements.namedItem(fieldName);
      if (control && 'value' in control && control.value === '') control.value = value;
    }
  }, [draft]);

  const { name, email, phone, city, message } = copy.fields;
  return (
    <form ref={form} className={styles.form} method="post" action={action} onSubmit={contact.submit}>
      {contact.corrections.length > 0 && (
        <ErrorSummary key={contact.attempt} title={copy.summary} problems={contact.corrections} />
      )}
      <div className={styles.lines}>
        <TextField {...field('name')} {...name} autoComplete="name" required />
        <TextField {...field('email')} {...email} type="email" autoComplete="email" required />
        <TextField {...field('phone')} {...phone} type="tel" autoComplete="tel" />
        <Select {...field('city')} {...city} />
        <div className={styles.wide}>
          <TextArea {...field('message')} {...message} required />
        </div>
        {/* Taken out of sight, of hearing and of autofill; shown to the person whom it caught nevertheless. */}
        <div className={contact.problems[copy.honeypot.name] === undefined ? styles.trap : styles.wide}>
          <TextField {...field(copy.honeypot.name)} label={copy.honeypot.label} autoComplete="off" />
        </div>
      </div>
      <input type="hidden" name="inquiry_type" value={copy.inquiryType} />
      <div className={styles.foot}>
        <Text variant="caption" tone="muted">
          {copy.note}
        </Text>
        {contact.failed && <Link href={copy.emailDirectly.href}>{copy.emailDirectly.text}</Link>}
        <div className={styles.actions}>
          {sending && <Button onClick={contact.cancel}>{copy.cancel}</Button>}
          <Button type="submit" tone="pencil" arrow={!sending} disabled={sending}>
            {sending ? copy.sending : copy.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
