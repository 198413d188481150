import { Badge, type BadgeProps } from '../../components/Badge/index.ts';
import type { DataTableColumn } from '../../patterns/DataTable/index.ts';
import type { InboxLine, Status } from './inbox.machine.ts';
import { day, shortly } from './moment.ts';
import type { StudioCopy } from './StudioInbox.tsx';
import * as styles from './StudioInbox.css.ts';

const tones: Readonly<Record<Status, NonNullable<BadgeProps['tone']>>> = {
  new: 'pencil',
  working: 'marker',
  waiting: 'plain',
  won: 'ink',
  spiked: 'struck',
};

/** A line of the log, from left to right. */
export const inboxColumns = (
  { table, tally, kind: { one } }: StudioCopy,
  unsaved: ReadonlySet<string>,
): readonly DataTableColumn<InboxLine>[] => [
  {
    id: 'from',
    head: table.columns.from,
    width: 'rest',
    cell: ({ id, kind, name, company, place, excerpt }) => {
      const aside = [
        kind === 'application' && [one.application, company].filter(Boolean).join(', '),
        unsaved.has(id) && `(${table.unsaved})`,
      ].filter(Boolean);
      return (
        <>
          <span className={styles.first}>
            <b className={styles.name}>{name}</b>
            {aside.length > 0 && <span className={styles.aside}> {aside.join(' ')}</span>}
          </span>{' '}
          <span className={styles.second}>
            {place && <span className={styles.dateline}>{place} — </span>}
            {excerpt}
          </span>
        </>
      );
    },
  },
  {
    id: 'status',
    head: table.columns.status,
    width: 'short',
    cell: ({ work }) => <Badge tone={tones[work.status]}>{tally.names[work.status]}</Badge>,
  },
  {
    id: 'nextStep',
    head: table.columns.nextStep,
    from: 'wide',
    cell: ({ work }) =>
      work.nextStep && (
        <span className={styles.clipped}>
          {work.nextStepOn && <time dateTime={work.nextStepOn}>{day(work.nextStepOn)} </time>}
          {work.nextStep}
        </span>
      ),
  },
  {
    id: 'via',
    head: table.columns.via,
    width: 'short',
    from: 'wide',
    cell: ({ via }) => <span className={styles.clipped}>{via}</span>,
  },
  {
    id: 'receivedAt',
    head: table.columns.receivedAt,
    width: 'short',
    from: 'medium',
    cell: ({ receivedAt }) => <time dateTime={receivedAt}>{shortly(receivedAt)}</time>,
  },
];
