// `ContactForm`: sends a message to the studio.
// The tone `pencil` is the accent color of the main action.
import { useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import {
  CharacterCounter,
  type CharacterCounterCopy,
  Select,
  TextArea,
  TextField,
} from '../../components/Field/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { contactMachine, ContactValues } from '../shared/contact.machine.ts';
import type { ContactCopy } from '../shared/contactCopy.ts';
import type { InitialState } from '../shared/initialState.ts';
import { type ContactCalls, useContactForm } from '../shared/useContactForm.ts';
import * as styles from './ContactForm.css.ts';

/** The form's texts. */
export interface ContactFormCopy extends ContactCopy {
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
  /** The texts of the character counter below the message. */
  readonly counter: CharacterCounterCopy;
  /** A field that only bots fill in; the label tells a person who finds it to leave it empty. */
  readonly honeypot: { readonly name: string; readonly label: string };
}

export interface ContactFormProps extends ContactCalls {
  /** The form's texts. */
  copy: ContactFormCopy;
  /** The URL that the browser posts the form to without script. */
  action: string;
  /** Values to fill in, by field name: what the visitor wrote before, here or in another form. A field with text stays as it is. */
  draft?: ContactValues | undefined;
  /** The state to start in, for stories. */
  initial?: InitialState<typeof contactMachine>;
}

/**
 * Sends a message to the studio. Without script it posts like any form. With script it is validated and sent in place,
 * cleared when the message was accepted, and kept when sending failed.
 */
export function ContactForm({ copy, action, draft, initial, ...calls }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { honeypot } = copy;
  const contact = useContactForm({
    ...calls,
    form,
    id: useId(),
    fields: [...Object.keys(copy.fields), honeypot.name],
    messages: copy.messages,
    draft,
    initial,
  });
  const { fieldProps, isSending, problems, problemList } = contact;
  const { name, email, phone, city, message } = copy.fields;
  return (
    <form ref={form} className={styles.form} method="post" action={action} onSubmit={contact.submit}>
      {problemList.length > 0 && (
        <ErrorSummary key={contact.submitCount} title={copy.summary} problems={problemList} />
      )}
      <div className={styles.fields}>
        <TextField {...fieldProps('name')} {...name} autoComplete="name" required />
        <TextField {...fieldProps('email')} {...email} type="email" autoComplete="email" required />
        <TextField {...fieldProps('phone')} {...phone} type="tel" autoComplete="tel" />
        <Select {...fieldProps('city')} {...city} />
        <div className={styles.wide}>
          <TextArea
            {...fieldProps('message')}
            {...message}
            required
            counter={
              <CharacterCounter fieldId={fieldProps('message').id} variant="ruled" {...copy.counter} />
            }
          />
        </div>
        {/* The honeypot is hidden from people, screen readers and autofill. It is shown if it was filled in nevertheless. */}
        <div className={problems[honeypot.name] === undefined ? styles.honeypot : styles.wide}>
          <TextField {...fieldProps(honeypot.name)} label={honeypot.label} autoComplete="off" />
        </div>
      </div>
      <input type="hidden" name="inquiry_type" value={copy.inquiryType} />
      <div className={styles.footer}>
        <Text variant="caption" tone="muted">
          {copy.note}
        </Text>
        {contact.hasFailed && <Link href={copy.emailDirectly.href}>{copy.emailDirectly.text}</Link>}
        <div className={styles.actions}>
          {isSending && <Button onClick={contact.cancel}>{copy.cancel}</Button>}
          <Button type="submit" tone="pencil" arrow={!isSending} disabled={isSending}>
            {isSending ? copy.sending : copy.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
