// `BriefForm`: the form in which a buyer writes what the press release is about.
// The tone `pencil` is the accent color of the main action.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import {
  CharacterCounter,
  type CharacterCounterCopy,
  TextArea,
  TextField,
} from '../../components/Field/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { readForm } from '../shared/readForm.ts';
import type { OrderViewModel } from './order.viewModel.ts';
import { type Brief, type BriefField, briefFields, changedFields } from './order.ts';
import * as styles from './Orders.css.ts';

/** The texts of the brief. */
export interface BriefFormCopy {
  /** Accessible name of the form. */
  readonly label: string;
  readonly fields: Readonly<Record<BriefField, { readonly label: string; readonly hint?: string }>>;
  /** Largest number of characters. */
  readonly maxLength: Readonly<Record<Exclude<BriefField, 'notBefore'>, number>>;
  /** The texts of the counter of each field. */
  readonly counter: Omit<CharacterCounterCopy, 'max'>;
  /** The button that sends the brief. */
  readonly submit: string;
  /** The text of the button while the brief is sent. */
  readonly pending: string;
  /** Says whether the typed text is saved. */
  readonly saving: Readonly<Record<NonNullable<OrderViewModel['saving']>, string>>;
  /** Asks which brief to keep, if it was changed in another tab or on another device. */
  readonly conflict: {
    readonly title: string;
    readonly text: string;
    /** The text before the two texts of a field. */
    readonly typed: string;
    /** The text before the saved text of a field. */
    readonly saved: string;
    /** The words in place of an empty text. */
    readonly empty: string;
    /** The button that keeps the typed brief. */
    readonly keepTyped: string;
    /** The button that replaces the typed brief by the saved one. */
    readonly takeSaved: string;
  };
}

const readBrief = (form: HTMLFormElement): Brief => {
  const values = readForm(form);
  return Object.fromEntries(briefFields.map(field => [field, values[field] ?? ''])) as Record<
    BriefField,
    string
  >;
};

/** The form in which a buyer writes the brief: what the press release is about. The text is saved while the buyer types. */
export function BriefForm({ copy, viewModel }: { copy: BriefFormCopy; viewModel: OrderViewModel }) {
  const id = useId();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { problems, submitCount, isSending, saving } = viewModel;
  // While the buyer types, only the end of a save is worth an interruption by a screen reader.
  const isAnnounced = saving !== 'unsaved' && saving !== 'saving';
  useEffect(() => {
    if (submitCount > 0 && problems.event) form.current?.querySelector('textarea')?.focus();
  }, [submitCount, problems.event]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    viewModel.sendBrief(readBrief(event.currentTarget));
  };
  const fieldProps = (name: BriefField) => ({ id: `${id}${name}`, name, ...copy.fields[name] });
  // The brief at the first rendering: the stored one may change while the buyer types here.
  const [brief] = useState(viewModel.brief);
  const textProps = (name: Exclude<BriefField, 'notBefore'>) => ({
    ...fieldProps(name),
    maxLength: copy.maxLength[name],
    defaultValue: brief[name],
    counter: <CharacterCounter fieldId={fieldProps(name).id} max={copy.maxLength[name]} {...copy.counter} />,
  });
  return (
    <form
      ref={form}
      aria-label={copy.label}
      className={styles.form}
      noValidate
      onInput={event => viewModel.changeBrief(readBrief(event.currentTarget))}
      onSubmit={onSubmit}
    >
      <TextArea {...textProps('event')} required {...(problems.event && { error: problems.event })} />
      <TextArea {...textProps('when')} rows={2} />
      <TextArea {...textProps('quotes')} rows={2} />
      <TextArea {...textProps('links')} rows={2} />
      <TextField {...fieldProps('notBefore')} type="date" defaultValue={brief.notBefore} />
      <div className={styles.actions}>
        {!viewModel.isConflict && (
          <Button type="submit" tone="pencil" size="large" disabled={isSending}>
            {isSending ? copy.pending : copy.submit}
          </Button>
        )}
        <div className={styles.saving}>
          {!isAnnounced && copy.saving[saving]}
          <output>{isAnnounced && saving && copy.saving[saving]}</output>
        </div>
      </div>
      {viewModel.isConflict && <Conflict copy={copy} viewModel={viewModel} />}
    </form>
  );
}

/** Shows what was typed here and what was saved elsewhere, field by field, and asks which brief to keep. */
function Conflict({ copy, viewModel }: { copy: BriefFormCopy; viewModel: OrderViewModel }) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button that was clicked has disappeared. A field in which the buyer types keeps the focus.
    if (!group.current?.form?.contains(document.activeElement)) group.current?.focus();
  }, []);
  const { conflict } = copy;
  const textOf = (brief: Brief, field: BriefField) =>
    brief[field] && field === 'notBefore' ? (
      <FormattedDate date={brief.notBefore} />
    ) : (
      brief[field] || conflict.empty
    );
  return (
    <fieldset ref={group} tabIndex={-1} aria-labelledby={id} className={styles.confirmation}>
      <Text as="h4" variant="head" id={id}>
        {conflict.title}
      </Text>
      <Text>{conflict.text}</Text>
      <dl className={styles.list}>
        {changedFields(viewModel.brief, viewModel.order.brief).map(field => (
          <div key={field} className={styles.listItem}>
            <dt className={styles.term}>
              {copy.fields[field].label} {conflict.typed}
            </dt>
            <dd className={styles.value} dir="auto">
              {textOf(viewModel.brief, field)}
            </dd>
            <dt className={styles.term}>
              {copy.fields[field].label} {conflict.saved}
            </dt>
            <dd className={styles.value} dir="auto">
              {textOf(viewModel.order.brief, field)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button tone="pencil" size="large" onClick={viewModel.keepTyped}>
          {conflict.keepTyped}
        </Button>
        <Button size="large" onClick={viewModel.takeSaved}>
          {conflict.takeSaved}
        </Button>
      </div>
    </fieldset>
  );
}
