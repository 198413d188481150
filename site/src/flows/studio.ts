import type { Database } from '@fit-to-print/backend/types';
import {
  type Entry,
  type EntryRef,
  type Fact,
  type Filter,
  type InboxLine,
  type InboxPage,
  type Kind,
  type Status,
  statuses,
  type StudioCalls,
  type Tally,
  type Work,
} from '@fit-to-print/ui/flows/StudioInbox';
import type { StudioPageData } from '../pages/studio.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backend, publishableKey } from '../backend.ts';
import { accessToken } from '../session/client.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { callTo, mailTo } from './links.ts';
import { saveFile } from './saveFile.ts';
import { storable } from './storable.ts';

type Tables = Database['public']['Tables'];
type Lead = Tables['leads']['Row'];
type Application = Tables['applications']['Row'];
type Item = Database['public']['Views']['inbox_items']['Row'];
type Labels = StudioPageData['labels'];

let opened: SupabaseClient<Database> | undefined;
/** The database, as whoever is signed in sees it. Everybody else's pages carry no more than the client that signs in. */
const database = () =>
  (opened ??= createClient<Database>(backend, publishableKey, {
    accessToken: async () => (await accessToken()) ?? null,
  }));

/** How long a page of the export may take, in ms. */
const patience = 15_000;

/** Lines of one answer. */
const pageLength = 200;
const exportLength = 500;

/** What an answer brings; throws what went wrong instead. */
function answer<Data>({ data, error }: { data: Data; error: unknown }): NonNullable<Data> {
  if (error !== null || data === null || data === undefined) {
    throw new Error('The backend did not answer.', { cause: error });
  }
  return data;
}

/** As ISO has it: a local backend writes `2026-11-20 14:50:00.1+00`. */
const iso = (moment: string) => moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** The arguments that the backend knows a filter by; what is not asked for is left out. */
const asArguments = ({ search, kind, status }: Filter) => ({
  ...(search.trim() && { p_search: search }),
  ...(kind && { p_kind: kind }),
  ...(status && { p_status: status }),
});
const after = (line: { id: string; receivedAt: string } | undefined) =>
  line ? { p_before_at: line.receivedAt, p_before_id: line.id } : {};

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).hostname : referrer);

/** What is known of where somebody came from, in a word or two. */
const via = (item: Item, direct: string) =>
  [item.utm_source, item.utm_campaign].filter(Boolean).join(', ') ||
  (item.referrer ? hostOf(item.referrer) : direct);

const workOf = (row: Pick<Lead, 'status' | 'note' | 'next_step' | 'next_step_on'>): Work => ({
  status: row.status as Status,
  note: row.note ?? '',
  nextStep: row.next_step ?? '',
  nextStepOn: row.next_step_on ?? '',
});

const lineOf =
  (labels: Labels) =>
  (item: Item): InboxLine => ({
    kind: item.kind as Kind,
    id: item.id!,
    receivedAt: iso(item.received_at!),
    name: item.name!,
    company: item.company,
    place: item.place,
    excerpt: item.excerpt!,
    via: via(item, labels.direct),
    work: {
      status: item.status as Status,
      nextStep: item.next_step ?? '',
      nextStepOn: item.next_step_on ?? '',
    },
  });

const fact = (label: string, value: string | null, href?: string): Fact[] =>
  value ? [{ label, value, ...(href && { href }) }] : [];

const cameBy = (row: Lead | Application, labels: Labels['attribution']): Fact[] =>
  Object.entries(labels).flatMap(([column, label]) => fact(label, row[column as keyof typeof labels]));

function leadEntry(row: Lead, { facts, message, attribution }: Labels): Entry {
  return {
    kind: 'lead',
    id: row.id,
    receivedAt: iso(row.created_at),
    name: row.name,
    place: row.city,
    facts: [
      ...fact(facts.email, row.email, mailTo(row.email)),
      ...fact(facts.phone, row.phone, callTo(row.phone)),
    ],
    texts: [{ label: message, text: row.message }],
    attribution: cameBy(row, attribution),
    work: workOf(row),
    revision: row.revision,
    workedAt: row.worked_at && iso(row.worked_at),
  };
}

function applicationEntry(row: Application, { facts, answers, fullTime, attribution }: Labels): Entry {
  return {
    kind: 'application',
    id: row.id,
    receivedAt: iso(row.created_at),
    name: `${row.first_name} ${row.last_name}`,
    place: row.current_location,
    facts: [
      ...fact(facts.email, row.email, mailTo(row.email)),
      ...fact(facts.phone, row.phone_number, callTo(row.phone_number)),
      ...fact(facts.company, row.company_name),
      ...fact(facts.title, row.title),
      // Typed by a visitor: it may be an address of any scheme.
      ...fact(facts.linkedin, row.linkedin_url, /^https?:/i.exec(row.linkedin_url ?? '')?.input),
      ...fact(facts.fullTime, fullTime[row.full_time as keyof typeof fullTime]),
    ],
    texts: Object.entries(answers).map(([column, label]) => ({
      label,
      text: row[column as keyof typeof answers],
    })),
    attribution: cameBy(row, attribution),
    work: workOf(row),
    revision: row.revision,
    workedAt: row.worked_at && iso(row.worked_at),
  };
}

/** What stands in a file, in this order; what a kind does not have stays empty. */
const exported = [
  'received_at',
  'kind',
  'status',
  'name',
  'email',
  'phone',
  'company',
  'title',
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
/** Both kinds under one head, where they say the same by another name. */
const alike: Readonly<Record<string, readonly string[]>> = {
  received_at: ['created_at'],
  name: ['name', 'first_name', 'last_name'],
  phone: ['phone', 'phone_number'],
  company: ['company_name'],
  place: ['city', 'current_location'],
};

function exportedLine(kind: string, entry: Readonly<Record<string, unknown>>): string {
  const cells = exported.map(column =>
    column === 'kind'
      ? kind
      : (alike[column] ?? [column])
          .map(name => entry[name])
          .filter(value => typeof value === 'string')
          .join(' '),
  );
  return csvLine(cells);
}

/** Whether whoever is signed in belongs to the studio. */
export async function askWhetherMember(): Promise<boolean> {
  const client = database();
  return answer(await client.rpc('is_studio'));
}

/** What the desk asks of the backend, whose rows know who may see them. */
export function studioCalls(labels: Labels): StudioCalls {
  const lines = async (
    filter: Filter,
    from: InboxLine | undefined,
    signal: AbortSignal,
  ): Promise<InboxPage> => {
    const client = database();
    const items = answer(
      await client
        .rpc('inbox', { ...asArguments(filter), ...after(from), p_limit: pageLength })
        .abortSignal(signal),
    );
    return { lines: items.map(lineOf(labels)), more: items.length === pageLength };
  };

  const tally = async ({ search, kind }: Filter, signal: AbortSignal): Promise<Tally> => {
    const client = database();
    const counts = answer(
      await client.rpc('inbox_tally', asArguments({ search, kind, status: null })).abortSignal(signal),
    );
    return Object.fromEntries(
      statuses.map(status => [status, counts.find(count => count.status === status)?.items ?? 0]),
    ) as Tally;
  };

  const loadEntry = async ({ kind, id }: EntryRef, signal: AbortSignal): Promise<Entry | null> => {
    const client = database();
    if (kind === 'lead') {
      const rows = answer(await client.from('leads').select().eq('id', id).abortSignal(signal));
      return rows[0] ? leadEntry(rows[0], labels) : null;
    }
    const rows = answer(await client.from('applications').select().eq('id', id).abortSignal(signal));
    return rows[0] ? applicationEntry(rows[0], labels) : null;
  };

  return {
    async load(filter, signal) {
      const [page, counts] = await Promise.all([lines(filter, undefined, signal), tally(filter, signal)]);
      return { ...page, tally: counts };
    },
    loadMore: lines,
    loadEntry,

    async save(ref, work, revision, signal) {
      const client = database();
      const change = {
        status: work.status,
        note: storable(work.note) || null,
        next_step: storable(work.nextStep) || null,
        next_step_on: work.nextStepOn || null,
      };
      const changed = answer(
        await client
          .from(ref.kind === 'lead' ? 'leads' : 'applications')
          .update(change)
          .eq('id', ref.id)
          // Not over what somebody else saved meanwhile.
          .eq('revision', revision)
          .select('id')
          .abortSignal(signal),
      );
      const entry = await loadEntry(ref, signal);
      if (!entry) throw new Error('It is not on file any more.');
      return { saved: changed.length > 0, entry };
    },

    async exportCsv(filter, onProgress, signal) {
      const client = database();
      const parts = [byteOrderMark, csvLine(exported)];
      let last: { id: string; receivedAt: string } | undefined;
      let count = 0;
      for (;;) {
        const page = answer(
          // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
          await client
            .rpc('inbox_export', { ...asArguments(filter), ...after(last), p_limit: exportLength })
            .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(patience)])),
        );
        signal.throwIfAborted();
        parts.push(...page.map(({ kind, entry }) => exportedLine(kind, entry as Record<string, unknown>)));
        onProgress((count += page.length));
        const end = page.at(-1);
        if (!end || page.length < exportLength) break;
        last = { id: end.id, receivedAt: iso(end.received_at) };
      }
      saveFile(parts, 'text/csv;charset=utf-8', `desk-${new Date().toISOString().slice(0, 10)}.csv`);
    },

    async deadMail(signal) {
      const client = database();
      const rows = answer(
        await client.from('outbox_dead').select().order('dead_at', { ascending: false }).abortSignal(signal),
      );
      return rows.map(row => ({
        id: String(row.id),
        kind: row.kind,
        about: row.lead_id
          ? { kind: 'lead' as const, id: row.lead_id }
          : row.application_id
            ? { kind: 'application' as const, id: row.application_id }
            : null,
        error: row.last_error ?? '',
        diedAt: iso(row.dead_at!),
      }));
    },

    async revive(id, signal) {
      const client = database();
      const revived = answer(await client.rpc('revive_outbox', { p_id: Number(id) }).abortSignal(signal));
      if (!revived) throw new Error('There is no such mail any more.');
    },
  };
}
