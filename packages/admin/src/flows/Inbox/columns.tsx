// The columns of the inbox's table.
import { Badge, type BadgeProps } from '@fit-to-print/ui/components/Badge';
import type { DataTableColumn } from '../../patterns/DataTable/index.ts';
import type { InboxCopy } from './copy.ts';
import { formatDay, formatShort } from './formatDate.ts';
import * as styles from './Inbox.css.ts';
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

/** @param unsaved The ids of the items with an unsaved draft. */
export const inboxColumns = (
  { table, status, kind: { singular } }: InboxCopy,
  unsaved: ReadonlySet<string>,
): readonly DataTableColumn<InboxItem>[] => [
  {
    id: 'sender',
    header: table.columns.sender,
    width: 'fill',
    cell: ({ id, kind, name, company, place, excerpt }) => {
      const labels = [
        kind !== 'lead' && [singular[kind], company].filter(Boolean).join(', '),
        unsaved.has(id) && `(${table.unsaved})`,
      ].filter(Boolean);
      return (
        <>
          <span className={styles.oneLine}>
            <b className={styles.name} dir="auto">
              {name}
            </b>
            {labels.length > 0 && <span className={styles.labels}> {labels.join(' ')}</span>}
          </span>{' '}
          <span className={styles.excerpt} dir="auto">
            {place && <span className={styles.place}>{place} — </span>}
            {excerpt}
          </span>
        </>
      );
    },
  },
  {
    id: 'status',
    header: table.columns.status,
    width: 'short',
    cell: ({ followUp, firstAnswer }) => (
      <>
        <Badge tone={tones[followUp.status]}>{status.names[followUp.status]}</Badge>
        {followUp.status === 'new' && firstAnswer.isOverdue && (
          <span className={styles.overdue}> {table.overdue}</span>
        )}
      </>
    ),
  },
  {
    id: 'nextStep',
    header: table.columns.nextStep,
    visibleFrom: 'wide',
    cell: ({ followUp: { nextStep, nextStepDate, owner } }) =>
      (nextStep || owner) && (
        <span className={styles.oneLine}>
          {owner && `${owner.split('@')[0]}${nextStep && ': '}`}
          {nextStepDate && <time dateTime={nextStepDate}>{formatDay(nextStepDate)} </time>}
          {nextStep}
        </span>
      ),
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
    visibleFrom: 'medium',
    cell: ({ receivedAt }) => <time dateTime={receivedAt}>{formatShort(receivedAt)}</time>,
  },
];
