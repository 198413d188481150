// The requests of the admin area to the database: the inbox with its entries (leads, applications and sales), and the reports. A tier
// is a monthly package.
import {
  type Detail,
  type FailedMail,
  type Filter,
  type FirstAnswer,
  type FollowUp,
  type InboxApi,
  type InboxItem,
  type InboxPage,
  type Kind,
  type OtherEntry,
  type Status,
  type StatusCounts,
  statuses,
  type Entry,
  type EntryKey,
} from '@fit-to-print/admin/flows/Inbox';
import type { SignalRow } from '@fit-to-print/admin/flows/SignalReport';
import type { SourceReportProps, SourceRow } from '@fit-to-print/admin/flows/SourceReport';
import type { Database } from '@fit-to-print/backend/types';
import { admin } from '@fit-to-print/content/admin';
import { adminOrders } from '@fit-to-print/content/adminOrders';
import {
  businessHoursBetween,
  describeBusinessHours,
  firstAnswerHours,
} from '@fit-to-print/content/businessHours';
import { type TierId, tierName } from '@fit-to-print/content/tiers';
import { renewAccessToken } from './authService.ts';
import { callDatabase, requestRows } from './callDatabase.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { phoneLink, mailLink } from './contactLinks.ts';
import { saveFile } from './saveFile.ts';

type Tables = Database['public']['Tables'];
type Lead = Tables['leads']['Row'];
type Application = Tables['applications']['Row'];
/** A sale with its subscription, as the database function `inbox_entry` returns it. */
type Sale = Tables['sales']['Row'] &
  Pick<Tables['subscriptions']['Row'], 'user_id' | 'tier' | 'period_end' | 'cancel_at_period_end'> & {
    email: string;
    subscription_status: string;
  };
type Views = Database['public']['Views'];
type InboxRow = Views['inbox_items']['Row'];
type FailedOutboxRow = Views['failed_outbox_rows']['Row'];
/** An entry as the database function `inbox_export` returns it. */
interface ExportRow {
  kind: string;
  id: string;
  received_at: string;
  entry: Record<string, unknown>;
}
type Labels = typeof admin.labels;
/** The last item of a page of the list: the next page begins after it. */
type Cursor = Pick<InboxItem, 'id' | 'receivedAt'>;

/** The number of entries that the list, and the export, load in one request. */
const pageLength = 200;
const exportPageLength = 500;

/** The local backend writes `2026-11-20 14:50:00.1+00`, which is not ISO 8601. */
const toIso = (timestamp: string) => timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

const filterParameters = ({ search, kind, status }: Filter) => ({
  ...(search.trim() && { p_search: search }),
  ...(kind && { p_kind: kind }),
  ...(status && { p_status: status }),
});
const cursorParameters = (after: Cursor | undefined) =>
  after ? { p_before_at: after.receivedAt, p_before_id: after.id } : {};

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).hostname : referrer);

const sourceOf = (row: InboxRow, noSource: string) =>
  [row.utm_source, row.utm_campaign].filter(Boolean).join(', ') ||
  (row.referrer ? hostOf(row.referrer) : noSource);

/** The business hours until the first answer, or until now if there is none. */
function firstAnswerOf(receivedAt: string, answeredAt: string | null): FirstAnswer {
  const hours = businessHoursBetween(
    new Date(receivedAt),
    answeredAt === null ? new Date() : new Date(toIso(answeredAt)),
  );
  return {
    after: describeBusinessHours(hours),
    isGiven: answeredAt !== null,
    isOverdue: hours > firstAnswerHours,
  };
}

/** Converts a row of the database to an entry of the list: a message (lead), an application or a sale. */
const itemOf =
  (labels: Labels) =>
  (row: InboxRow): InboxItem => ({
    kind: row.kind as Kind,
    id: row.id!,
    receivedAt: toIso(row.received_at!),
    name: row.name!,
    place: row.place,
    ...(row.kind === 'sale'
      ? {
          company: row.company ? tierName(row.company as TierId) : null,
          excerpt: row.excerpt === 'account' ? labels.sale.withAccount : labels.sale.withoutAccount,
          source: '',
        }
      : { company: row.company, excerpt: row.excerpt!, source: sourceOf(row, labels.noSource) }),
    followUp: {
      status: row.status as Status,
      nextStep: row.next_step ?? '',
      nextStepDate: row.next_step_on ?? '',
      owner: row.owner ?? '',
    },
    firstAnswer: firstAnswerOf(toIso(row.received_at!), row.first_answered_at),
  });

/** A list of one detail; empty without a value, so that lists of details leave it out. */
const detail = (label: string, value: string | null, href?: string): Detail[] =>
  value ? [{ label, value, ...(href && { href }) }] : [];

/** Another entry or order with the same email address, as the database function `inbox_entry` returns it. */
type OtherRow = {
  kind: Kind | 'order';
  id: string;
  received_at: string;
  status: string;
};
type WithOthers = { others: OtherRow[] };

const { status: statusCopy, kind: kindCopy } = admin.inbox;
const otherOf = ({ kind, id, received_at, status }: OtherRow): OtherEntry => ({
  id,
  receivedAt: toIso(received_at),
  ...(kind === 'order'
    ? {
        text: `${adminOrders.order.label}, ${adminOrders.states[status as keyof typeof adminOrders.states]}`,
        href: `#view=orders&order=${id}`,
      }
    : {
        text: `${kindCopy.singular[kind]}, ${statusCopy.names[status as Status]}`,
        href: `#open=${kind}.${id}`,
      }),
});

/** The fields that all kinds share. */
const commonFields = (row: (Lead | Application | Sale) & WithOthers) => ({
  id: row.id,
  receivedAt: toIso(row.created_at),
  followUp: {
    status: row.status as Status,
    note: row.note ?? '',
    nextStep: row.next_step ?? '',
    nextStepDate: row.next_step_on ?? '',
    owner: row.owner ?? '',
  } satisfies FollowUp,
  others: row.others.map(otherOf),
  revision: row.revision,
  changedAt: row.updated_at && toIso(row.updated_at),
});

/** The fields that leads and applications have, and sales do not. */
const formFields = (row: Lead | Application, { attribution }: Labels) => ({
  attribution: Object.entries(attribution).flatMap(([column, label]) =>
    detail(label, row[column as keyof typeof attribution]),
  ),
  firstAnswer: firstAnswerOf(toIso(row.created_at), row.first_answered_at),
});

const leadEntry = (row: Lead & WithOthers, labels: Labels): Entry => ({
  ...commonFields(row),
  ...formFields(row, labels),
  kind: 'lead',
  name: row.name,
  place: row.city,
  details: [
    ...detail(labels.details.email, row.email, mailLink(row.email)),
    ...detail(labels.details.phone, row.phone, phoneLink(row.phone)),
  ],
  texts: [{ label: labels.message, text: row.message }],
});

const applicationEntry = (row: Application & WithOthers, labels: Labels): Entry => ({
  ...commonFields(row),
  ...formFields(row, labels),
  kind: 'application',
  name: `${row.first_name} ${row.last_name}`,
  place: row.current_location,
  details: [
    ...detail(labels.details.email, row.email, mailLink(row.email)),
    ...detail(labels.details.phone, row.phone_number, phoneLink(row.phone_number)),
    ...detail(labels.details.company, row.company_name),
    ...detail(labels.details.title, row.title),
    // The applicant typed it, so it may have any scheme.
    ...detail(labels.details.linkedin, row.linkedin_url, /^https?:/i.exec(row.linkedin_url ?? '')?.input),
    ...detail(labels.details.fullTime, labels.fullTime[row.full_time as keyof Labels['fullTime']]),
  ],
  texts: Object.entries(labels.answers).map(([column, label]) => ({
    label,
    text: row[column as keyof Labels['answers']],
  })),
});

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const saleEntry = (row: Sale & WithOthers, { details, sale }: Labels): Entry => ({
  ...commonFields(row),
  kind: 'sale',
  name: row.email,
  place: null,
  details: [
    ...detail(sale.tier, row.tier ? tierName(row.tier as TierId) : sale.noTier),
    ...detail(sale.bought, row.user_id ? sale.withAccount : sale.withoutAccount),
    ...detail(details.email, row.email, mailLink(row.email)),
    ...detail(
      sale.status,
      sale.statuses[row.subscription_status as keyof typeof sale.statuses] ?? row.subscription_status,
    ),
    ...detail(
      row.cancel_at_period_end ? sale.endsOn : sale.paidUntil,
      dayFormat.format(new Date(toIso(row.period_end))),
    ),
  ],
  texts: [],
  attribution: [],
  firstAnswer: null,
});

/** The table of each kind, with its follow-up. */
const tables = { lead: 'leads', application: 'applications', sale: 'sales' } as const;

/** The columns of the export. A kind without a column leaves it empty. */
const exportColumns = [
  'received_at',
  'kind',
  'status',
  'name',
  'email',
  'phone',
  'company',
  'title',
  'tier',
  'place',
  'linkedin_url',
  'full_time',
  'message',
  'business_details',
  'business_team',
  'business_progress',
  'business_strategy',
  'next_step',
  'next_step_on',
  'owner',
  'first_answered_at',
  'note',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing_page',
  'id',
] as const;
/** The fields of several kinds that share a column under another name. */
const fieldsOfColumn: Readonly<Record<string, readonly string[]>> = {
  received_at: ['created_at'],
  name: ['name', 'first_name', 'last_name'],
  phone: ['phone', 'phone_number'],
  company: ['company_name'],
  place: ['city', 'current_location'],
};

const exportLine = (kind: string, entry: Readonly<Record<string, unknown>>): string =>
  csvLine(
    exportColumns.map(column =>
      column === 'kind'
        ? kind
        : (fieldsOfColumn[column] ?? [column])
            .map(field => entry[field])
            .filter(value => typeof value === 'string')
            .join(' '),
    ),
  );

/** Resolves to the signed-in user's access to the admin area: granted, denied, or possible with the code of their second factor. */
export async function fetchStaffAccess(): Promise<'granted' | 'codeNeeded' | 'denied'> {
  const access = await callDatabase('staff_access', {});
  if (access === 'needs_second_factor') return 'codeNeeded';
  return access === 'granted' ? 'granted' : 'denied';
}

/** The access after a refused request. Undefined if the session has ended, which the auth client then reports. Rejects if it cannot be checked. */
export async function refetchStaffAccess(): Promise<
  Awaited<ReturnType<typeof fetchStaffAccess>> | undefined
> {
  const access = await fetchStaffAccess();
  // The database does not say whether the account left the staff or the session has ended.
  return access === 'denied' && (await renewAccessToken()) === undefined ? undefined : access;
}

/** Loads the reports of browsers in the last seven days. Only staff may call it. */
export async function loadSignals(signal: AbortSignal): Promise<SignalRow[]> {
  const rows = await callDatabase('signals_of_last_week', {}, signal);
  return rows.map(({ kind, last_day, ...row }) => ({
    ...row,
    kind: kind as SignalRow['kind'],
    lastDay: last_day,
  }));
}

/** The source report: loads its rows, and saves them as a CSV file. */
export const sourceReportApi: Pick<SourceReportProps, 'load' | 'save'> = {
  async load({ from, to }, signal) {
    return (await callDatabase('source_report', { p_from: from, p_to: to }, signal)) as SourceRow[];
  },
  save(rows, { from, to }) {
    const lines = rows.map(({ dimension, value, leads, applications, sales }) =>
      csvLine([dimension, value ?? '(others)', String(leads), String(applications), String(sales)]),
    );
    const head = csvLine(['dimension', 'value', 'leads', 'applications', 'sales']);
    saveFile([byteOrderMark, head, ...lines], 'text/csv;charset=utf-8', `sources-${from}-${to}.csv`);
  },
};

/** The requests of the inbox. Row policies in the database decide who may read and write. */
export function createInboxApi(labels: Labels): InboxApi {
  const fetchItems = async (
    filter: Filter,
    after: InboxItem | undefined,
    signal: AbortSignal,
  ): Promise<InboxPage> => {
    const rows = (await callDatabase(
      'inbox',
      { ...filterParameters(filter), ...cursorParameters(after), p_limit: pageLength },
      signal,
    )) as InboxRow[];
    return { items: rows.map(itemOf(labels)), hasMore: rows.length === pageLength };
  };

  const fetchCounts = async ({ search, kind }: Filter, signal: AbortSignal): Promise<StatusCounts> => {
    const parameters = filterParameters({ search, kind, status: null });
    const rows = await callDatabase('inbox_counts', parameters, signal);
    return Object.fromEntries(
      statuses.map(status => [status, rows.find(row => row.status === status)?.items ?? 0]),
    ) as StatusCounts;
  };

  const loadEntry = async ({ kind, id }: EntryKey, signal: AbortSignal): Promise<Entry | null> => {
    const [row] = (await callDatabase('inbox_entry', { p_kind: kind, p_id: id }, signal)) as unknown[];
    if (!row) return null;
    if (kind === 'lead') return leadEntry(row as Lead & WithOthers, labels);
    return kind === 'application'
      ? applicationEntry(row as Application & WithOthers, labels)
      : saleEntry(row as Sale & WithOthers, labels);
  };

  return {
    async load(filter, signal) {
      const [page, counts] = await Promise.all([
        fetchItems(filter, undefined, signal),
        fetchCounts(filter, signal),
      ]);
      return { ...page, counts };
    },
    loadMore: fetchItems,
    loadEntry,

    async save(key, followUp, revision, signal) {
      const body = {
        status: followUp.status,
        note: followUp.note || null,
        next_step: followUp.nextStep || null,
        next_step_on: followUp.nextStepDate || null,
        owner: followUp.owner || null,
      };
      // Changes nothing if someone else has saved a newer revision.
      const path = `${tables[key.kind]}?id=eq.${encodeURIComponent(key.id)}&revision=eq.${revision}&select=id`;
      const saved = (await requestRows(path, { method: 'PATCH', body, signal })) as unknown[];
      const entry = await loadEntry(key, signal);
      if (!entry) throw new Error('The entry does not exist any more.');
      return { saved: saved.length > 0, entry };
    },

    async exportCsv(filter, onProgress, signal) {
      const parts = [byteOrderMark, csvLine(exportColumns)];
      let after: Cursor | undefined;
      let count = 0;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- Each page begins after the last row of the page before.
        const rows = (await callDatabase(
          'inbox_export',
          { ...filterParameters(filter), ...cursorParameters(after), p_limit: exportPageLength },
          signal,
        )) as ExportRow[];
        signal.throwIfAborted();
        parts.push(...rows.map(({ kind, entry }) => exportLine(kind, entry)));
        onProgress((count += rows.length));
        const lastRow = rows.at(-1);
        if (!lastRow || rows.length < exportPageLength) break;
        after = { id: lastRow.id, receivedAt: toIso(lastRow.received_at) };
      }
      saveFile(parts, 'text/csv;charset=utf-8', `inbox-${new Date().toISOString().slice(0, 10)}.csv`);
    },

    loadStaff: signal => callDatabase('staff_list', {}, signal),

    async loadFailedMails(signal) {
      const rows = (await requestRows('failed_outbox_rows?order=failed_at.desc', {
        signal,
      })) as FailedOutboxRow[];
      return rows.map(row => ({
        id: String(row.id),
        channel: row.channel as FailedMail['channel'],
        kind: row.kind,
        entry: row.lead_id
          ? { kind: 'lead' as const, id: row.lead_id }
          : row.application_id
            ? { kind: 'application' as const, id: row.application_id }
            : null,
        error: row.last_error ?? '',
        failedAt: toIso(row.failed_at!),
      }));
    },

    async resendMail(id, signal) {
      const isQueued = await callDatabase('retry_failed_outbox_row', { p_id: Number(id) }, signal);
      if (!isQueued) throw new Error('The mail does not exist any more.');
    },
  };
}
