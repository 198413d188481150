// `IdeaForm`: the form on the home page for an idea in two lines.
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ErrorSummary } from '../../components/ErrorSummary/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import { LeadFormSection, type LeadFormSectionProps } from '../../patterns/LeadFormSection/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { contactMachine, ContactValues } from '../shared/contact.machine.ts';
import type { ContactCopy } from '../shared/contactCopy.ts';
import type { InitialState } from '../shared/initialState.ts';
import { readForm } from '../shared/readForm.ts';
import { type ContactCalls, useContactForm } from '../shared/useContactForm.ts';
import { findStruck, headlineOf, markStruck, toStruckWord, type StruckWord } from './headlineWords.ts';
import { type HeadlineCopy, StrikableHeadline } from './StrikableHeadline.tsx';
import * as styles from './IdeaForm.css.ts';

/** The form's texts. */
export interface IdeaFormCopy extends ContactCopy {
  /** Labels of the three fields. They post as `message`, `name` and `email`. */
  readonly fields: { readonly message: string; readonly name: string; readonly email: string };
  /** The message that is sent if the visitor wrote none. */
  readonly emptyMessage: string;
  readonly headline: HeadlineCopy;
}

export interface IdeaFormProps extends ContactCalls {
  /** The form's texts. */
  copy: IdeaFormCopy;
  /** The headline and the introduction of the section. */
  section: Omit<LeadFormSectionProps, 'children' | 'headlinePreview' | 'nextStep'>;
  /** The URL that the browser posts the fields to without script. */
  action: string;
  /** Values to fill in, by field name: what the visitor wrote before. A field with text stays as it is. */
  draft?: ContactValues | undefined;
  /** Called with what the visitor wrote, after each change. */
  onChange?: (values: ContactValues) => void;
  /** Content below the form. The home page has the ServiceFinder there. */
  children?: ReactNode;
  /** The state of the form to start in, for stories. */
  initial?: InitialState<typeof contactMachine>;
}

/** The state of the form: its values, and the struck word of the message. */
interface FormState {
  values: ContactValues;
  struck: StruckWord | undefined;
}
/** The values of the form, with `~~` around the struck word of the message. */
const withMark = ({ values: { message = '', ...others }, struck }: FormState) => ({
  ...others,
  message: markStruck(message, findStruck(headlineOf(message), struck)),
});

const fieldNames = ['message', 'name', 'email'] as const;

/**
 * The section on the home page with the form for an idea in two lines. The idea is shown as a headline beside the form, and one of its
 * words can be struck out. The form sends the text with `~~` before and after the struck word. Without script it sends the plain text.
 */
export function IdeaForm({
  copy,
  section,
  action,
  draft,
  onChange = () => {},
  children,
  initial,
  ...calls
}: IdeaFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ values, struck }, setFormState] = useState<FormState>({ values: {}, struck: undefined });
  const headline = headlineOf(values.message ?? '');

  const update = (formState: FormState) => {
    setFormState(formState);
    onChange(withMark(formState));
  };
  const readValues = () => update({ values: readForm(form.current!), struck });
  // The fields may have text that was typed before the script ran, or that the browser restored.
  const readAtStart = useEffectEvent(readValues);
  useEffect(() => readAtStart(), []);

  /**
   * The server requires a message. If it is empty, the value of the hidden field `default_message` is sent instead. Without script, the
   * server does this replacement.
   */
  const toRequestValues = ({ default_message: defaultMessage = '', ...current }: ContactValues) => {
    const marked = withMark({ values: current, struck });
    return { ...marked, message: marked.message.trim() ? marked.message : defaultMessage };
  };
  const contact = useContactForm({
    ...calls,
    form,
    id,
    fields: fieldNames,
    messages: copy.messages,
    toRequestValues,
    draft,
    onCleared: () => update({ values: readForm(form.current!), struck: undefined }),
    initial,
  });
  const { fieldProps, isSending, problemList } = contact;

  return (
    <LeadFormSection
      {...section}
      headlinePreview={
        <StrikableHeadline
          copy={copy.headline}
          headline={headline}
          struck={findStruck(headline, struck)}
          onStrike={word => update({ values, struck: word && toStruckWord(headline, word) })}
        />
      }
      nextStep={children}
    >
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={action}
        onSubmit={contact.submit}
        onInput={readValues}
      >
        {problemList.length > 0 && (
          <div className={styles.wide}>
            <ErrorSummary key={contact.submitCount} title={copy.summary} problems={problemList} />
          </div>
        )}
        <input type="hidden" name="inquiry_type" value={copy.inquiryType} />
        <input type="hidden" name="default_message" value={copy.emptyMessage} />
        <div className={styles.wide}>
          <TextArea {...fieldProps('message')} label={copy.fields.message} rows={2} />
        </div>
        <TextField {...fieldProps('name')} label={copy.fields.name} autoComplete="name" required />
        <TextField
          {...fieldProps('email')}
          type="email"
          label={copy.fields.email}
          autoComplete="email"
          required
        />
        <div className={styles.footer}>
          <div className={styles.note}>
            <Text variant="caption" tone="muted">
              {copy.note}
            </Text>
            {contact.hasFailed && <Link href={copy.emailDirectly.href}>{copy.emailDirectly.text}</Link>}
          </div>
          <div className={styles.actions}>
            {isSending && <Button onClick={contact.cancel}>{copy.cancel}</Button>}
            <Button type="submit" tone="ink" disabled={isSending}>
              {isSending ? copy.sending : copy.submit}
            </Button>
          </div>
        </div>
      </form>
    </LeadFormSection>
  );
}
