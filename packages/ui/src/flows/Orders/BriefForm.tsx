// The tone `pencil` is the accent color of the main action.
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import {
  CharacterCounter,
  type CharacterCounterCopy,
  TextArea,
  TextField,
} from '../../components/Field/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { readForm } from '../shared/readForm.ts';
import type { OrderViewModel } from './order.viewModel.ts';
import { type Brief, type BriefField, briefFields } from './order.ts';
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
  readonly submit: string;
  readonly pending: string;
  /** Says whether the typed text is saved. */
  readonly saving: Readonly<Record<NonNullable<OrderViewModel['saving']>, string>>;
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
  const { problems, submitCount, isSending } = viewModel;
  useEffect(() => {
    if (submitCount > 0 && problems.event) form.current?.querySelector('textarea')?.focus();
  }, [submitCount, problems.event]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    viewModel.sendBrief(readBrief(event.currentTarget));
  };
  const fieldProps = (name: BriefField) => ({ id: `${id}${name}`, name, ...copy.fields[name] });
  const { brief } = viewModel.order;
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
        <Button type="submit" tone="pencil" size="large" disabled={isSending}>
          {isSending ? copy.pending : copy.submit}
        </Button>
        <output className={styles.saving}>{viewModel.saving && copy.saving[viewModel.saving]}</output>
      </div>
    </form>
  );
}
