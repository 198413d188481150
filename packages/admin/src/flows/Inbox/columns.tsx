// The columns of the inbox's table.
import { Badge, type BadgeProps } from '@fit-to-print/ui/components/Badge';
import { VisuallyHidden } from '@fit-to-print/ui/primitives/VisuallyHidden';
import type { DataTableColumn } from '../../patterns/DataTable/index.ts';
import type { InboxCopy } from './copy.ts';
import { Dateline } from './Dateline.tsx';
import { formatDay, formatShort, formatTimeOfDay } from '../shared/formatDate.ts';
import * as styles from '../shared/list.css.ts';
import type { InboxItem, Status } from './inbox.machine.ts';

/** The look of each status's badge. `spiked` means rejected. */
const tones: Readonly<Record<Status, NonNullable<BadgeProps['tone']>>> = {
  new: 'attention',
  working: 'progress',
  waiting: 'neutral',
  won: 'done',
  spiked: 'closed',
  spam: 'closed',
};

type FollowUp = InboxItem['followUp'];
const hasNextStep = ({ nextStep, owner }: FollowUp) => nextStep !== '' || owner !== '';

/** What is done next, by whom and when: a note in the editor's blue pencil. */
function NextStep({ nextStep, nextStepDate, owner }: FollowUp) {
  return (
    <span className={styles.nextStep}>
      {owner && `${owner.split('@')[0]}${nextStep && ': '}`}
      {nextStepDate && <time dateTime={nextStepDate}>{formatDay(nextStepDate)} </time>}
      <bdi>{nextStep}</bdi>
    </span>
  );
}

/**
 * The columns of the list of entries.
 *
 * @param unsaved The ids of the items with an unsaved draft.
 */
export function inboxColumns(
  { table, status, kind: { singular } }: InboxCopy,
  unsaved: ReadonlySet<string>,
): readonly DataTableColumn<InboxItem>[] {
  const statusOf = ({ followUp, firstAnswer }: InboxItem) => (
    <span className={styles.status}>
      <Badge tone={tones[followUp.status]}>{status.names[followUp.status]}</Badge>
      {followUp.status === 'new' && firstAnswer.isOverdue && (
        <span className={styles.overdue}> {table.overdue}</span>
      )}
    </span>
  );
  return [
    {
      id: 'sender',
      header: table.columns.sender,
      width: 'fill',
      cell: ({ id, kind, name, company, place, source, excerpt, followUp }) => (
        <span className={styles.entry} data-new={followUp.status === 'new' || undefined}>
          <span className={styles.oneLine}>
            <b className={styles.name} dir="auto">
              {name}
            </b>
            <span className={styles.labels}>
              <VisuallyHidden>, </VisuallyHidden> {singular[kind]}
              {company && (
                <span className={styles.hiddenInNarrow}>
                  , <bdi>{company}</bdi>
                </span>
              )}
              <span className={styles.untilWide}>
                <VisuallyHidden>, </VisuallyHidden>
                <span aria-hidden="true"> · </span>
                {source}
              </span>
              {unsaved.has(id) && ` (${table.unsaved})`}
            </span>
          </span>
          <VisuallyHidden>. </VisuallyHidden>{' '}
          <span className={styles.excerpt} dir="auto">
            {place && <Dateline place={place} className={styles.hiddenInNarrow} />}
            {company && <Dateline place={company} className={styles.onlyInNarrow} />}
            {excerpt}
          </span>
          {hasNextStep(followUp) && (
            <span className={styles.nextStepInRow}>
              <VisuallyHidden>. {table.columns.nextStep}: </VisuallyHidden>
              <NextStep {...followUp} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: table.columns.status,
      width: 'short',
      visibleFrom: 'small',
      cell: statusOf,
    },
    {
      id: 'nextStep',
      header: table.columns.nextStep,
      visibleFrom: 'wide',
      cell: ({ followUp }) => hasNextStep(followUp) && <NextStep {...followUp} />,
    },
    {
      id: 'source',
      header: table.columns.source,
      width: 'short',
      visibleFrom: 'wide',
      cell: ({ source }) => <span className={styles.oneLine}>{source}</span>,
    },
    {
      id: 'receivedAt',
      header: table.columns.receivedAt,
      width: 'short',
      cell: item => (
        <span className={styles.received}>
          <time dateTime={item.receivedAt}>
            {formatShort(item.receivedAt)}{' '}
            <span className={styles.timeOfDay}>{formatTimeOfDay(item.receivedAt)}</span>
          </time>
          <span className={styles.statusBelowTime}> {statusOf(item)}</span>
        </span>
      ),
    },
  ];
}
