// `FollowUpForm`: the form of an entry's follow-up: status, owner, next step and note.
import { Button } from '@fit-to-print/ui/components/Button';
import { Select, TextArea, TextField } from '@fit-to-print/ui/components/Field';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { type FormEvent, useId } from 'react';
import type { InboxCopy } from './copy.ts';
import { DetailList } from './DetailList.tsx';
import { formatDateTime, formatDay } from '../shared/formatDate.ts';
import { type FollowUp, type Status, statuses } from './inbox.machine.ts';
import { SegmentedControl } from '../shared/SegmentedControl.tsx';
import type { viewModelOf } from './entry.viewModel.ts';
import * as styles from '../shared/panel.css.ts';

interface FollowUpFormProps {
  copy: InboxCopy;
  viewModel: ReturnType<typeof viewModelOf>;
  /** The email addresses of the staff. */
  staff: readonly string[];
}

const readFollowUp = (form: HTMLFormElement): FollowUp => {
  const data = new FormData(form);
  const text = (name: string) => (data.get(name) as string).trim();
  return {
    status: text('status') as Status,
    note: text('note').replaceAll('\r\n', '\n'),
    nextStep: text('nextStep'),
    // A date without a next step is not saved.
    nextStepDate: text('nextStep') && text('nextStepDate'),
    owner: text('owner'),
  };
};

/** The form of an entry's follow-up: status, owner, next step and note. If somebody else saved first, it also shows their version. */
export function FollowUpForm({
  copy: {
    entry: copy,
    status: { names: statusNames },
  },
  viewModel,
  staff,
}: FollowUpFormProps) {
  const id = useId();
  const { state, followUp, theirs } = viewModel;
  const changedAt = viewModel.entry?.changedAt;
  // The current owner is in the list even if that person has left the staff.
  const owners = [...new Set([...staff, ...(followUp.owner ? [followUp.owner] : [])])];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    viewModel.save();
  };
  return (
    <form
      className={styles.form}
      aria-labelledby={`${id}title`}
      method="dialog"
      onInput={event => viewModel.changeFields(readFollowUp(event.currentTarget))}
      onSubmit={onSubmit}
    >
      <Text as="h3" variant="head" id={`${id}title`}>
        {copy.followUp}
      </Text>
      <SegmentedControl
        name="status"
        copy={{ legend: copy.status, names: statusNames }}
        values={statuses}
        value={followUp.status}
        onChange={status => status && viewModel.changeFields({ ...followUp, status })}
      />
      <Select
        // A select can only select its default value if the option exists. The key changes when the list of the staff has loaded, so the select is then rendered anew.
        key={owners.length}
        id={`${id}owner`}
        name="owner"
        label={copy.owner}
        placeholder={copy.noOwner}
        options={owners}
        defaultValue={followUp.owner}
      />
      <div className={styles.nextStep}>
        <TextField
          id={`${id}nextStep`}
          name="nextStep"
          label={copy.nextStep}
          autoComplete="off"
          maxLength={200}
          defaultValue={followUp.nextStep}
        />
        <TextField
          id={`${id}nextStepDate`}
          name="nextStepDate"
          type="date"
          label={copy.nextStepDate}
          defaultValue={followUp.nextStepDate}
        />
      </div>
      <TextArea
        id={`${id}note`}
        name="note"
        label={copy.note}
        rows={2}
        maxLength={5000}
        defaultValue={followUp.note}
      />
      {theirs && (
        <div className={styles.conflict}>
          {/* Only the sentence is in the alert: screen readers would read values and buttons in it as one long sentence. */}
          <div role="alert">
            <Text variant="head" tone="critical">
              {copy.conflict.title}
            </Text>
          </div>
          <DetailList
            details={[
              { label: `${copy.conflict.theirs}: ${copy.status}`, value: statusNames[theirs.status] },
              {
                label: copy.nextStep,
                value: [theirs.nextStepDate && formatDay(theirs.nextStepDate), theirs.nextStep || copy.empty]
                  .filter(Boolean)
                  .join(' '),
              },
              { label: copy.owner, value: theirs.owner || copy.noOwner },
              { label: copy.note, value: theirs.note || copy.empty },
            ]}
          />
          <div className={styles.row}>
            <Button size="small" onClick={viewModel.keepMine}>
              {copy.conflict.keepMine}
            </Button>
            <Button size="small" onClick={viewModel.takeTheirs}>
              {copy.conflict.takeTheirs}
            </Button>
          </div>
        </div>
      )}
      {state === 'saveFailed' && (
        <div role="alert">
          <Text tone="critical">{copy.saveFailed}</Text>
        </div>
      )}
      <div className={styles.row}>
        <Button type="submit" tone="pencil" disabled={state === 'saving' || theirs !== null}>
          {state === 'saving' ? copy.saving : copy.save}
        </Button>
        <span>
          <Text as="span" variant="caption" tone="muted">
            <output>{state === 'saved' && copy.saved}</output>{' '}
            {changedAt && state !== 'saving' && `${copy.lastChanged} ${formatDateTime(changedAt)}`}
          </Text>
        </span>
      </div>
    </form>
  );
}
