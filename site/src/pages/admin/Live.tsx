import type { admin } from '@fit-to-print/content/admin';
import {
  type Filter,
  type FollowUpDraft,
  Inbox,
  type InboxCopy,
  type Kind,
  kinds,
  type Status,
  statuses,
  type EntryKey,
} from '@fit-to-print/admin/flows/Inbox';
import { type OrderDraft, OrderQueue, type OrderQueueCopy } from '@fit-to-print/admin/flows/OrderQueue';
import { SecondFactor, type SecondFactorCopy } from '@fit-to-print/admin/flows/SecondFactor';
import { SignalReport, type SignalReportCopy } from '@fit-to-print/admin/flows/SignalReport';
import { SourceReport, type SourceReportCopy } from '@fit-to-print/admin/flows/SourceReport';
import { type Access, type AdminData, AdminTemplate } from '@fit-to-print/admin/templates/AdminTemplate';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { Tabs } from '@fit-to-print/ui/components/Tabs';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { orderQueueApi } from '../../api/adminOrders.ts';
import {
  createInboxApi,
  fetchStaffAccess,
  loadSignals,
  refetchStaffAccess,
  sourceReportApi,
} from '../../api/admin.ts';
import { secondFactorApi } from '../../api/secondFactor.ts';
import { openStaffDrafts, type StaffDrafts } from '../../api/staffDrafts.ts';
import { getSnapshot } from '../../session/session.ts';
import { staffKey } from '../../session/staffKey.ts';
import { useSession } from '../../session/useSession.ts';
import { lastMonth } from './lastMonth.ts';

export interface AdminPageData extends AdminData {
  readonly inbox: InboxCopy;
  readonly orders: OrderQueueCopy & { readonly viewsLabel: string };
  readonly secondFactor: SecondFactorCopy;
  readonly sources: SourceReportCopy;
  readonly signals: SignalReportCopy;
  readonly labels: typeof admin.labels;
  readonly accessRemoved: ToastMessage;
  readonly viewHeadlines: typeof admin.page.viewHeadlines;
}

/** /admin in the browser: the admin area. Redirects signed-out visitors to /auth. */
export default function Admin({ data }: { data: AdminPageData }) {
  const session = useSession();
  const { user } = session.context;
  const { access, retry, recheck } = useAccess(user?.id, data.accessRemoved);
  const signals = useMemo(() => withRecheck({ load: loadSignals }, recheck), [recheck]);
  const { orderId, view } = useView();
  if (session.matches('signedOut')) return <Navigate to="/auth" replace state={{ returnPage: 'admin' }} />;
  return (
    <AdminTemplate
      data={data}
      access={user ? access : 'checking'}
      viewHeadline={data.viewHeadlines[view]}
      email={user?.email}
      onRetry={retry}
      secondFactor={<SecondFactor copy={data.secondFactor} api={secondFactorApi} onVerified={retry} />}
    >
      {user && (
        <Views data={data} drafts={draftsOf(user.id)} recheck={recheck} view={view} orderId={orderId} />
      )}
      <SignalReport copy={data.signals} load={signals.load} />
    </AdminTemplate>
  );
}

type Drafts = StaffDrafts<FollowUpDraft, OrderDraft>;

/** Unsaved texts by account. They are in memory as long as the document is open, so that no link or Back button loses them. */
const draftsByUser = new Map<string, Drafts>();
function draftsOf(userId: string): Drafts {
  const drafts = draftsByUser.get(userId) ?? openStaffDrafts(userId);
  draftsByUser.set(userId, drafts);
  return drafts;
}
if (!import.meta.env.SSR) {
  window.addEventListener('beforeunload', event => {
    // With `preventDefault`, the browser asks the user before it closes the document.
    if ([...draftsByUser.values()].some(({ followUps, orders }) => followUps.size + orders.size > 0))
      event.preventDefault();
  });
}

/**
 * The same requests. After one that fails, the access is checked again: it may have been removed, or the session may have ended. After the
 * end of the session a request never settles: /auth says why, and the drafts keep the text that was not saved.
 */
const withRecheck = <Api extends object>(api: Api, recheck: () => Promise<void>): Api =>
  Object.fromEntries(
    Object.entries(api).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
      name,
      (...args: unknown[]) => {
        const result = call(...args);
        if (!(result instanceof Promise)) return result;
        return result.catch(async (error: unknown) => {
          if (!args.some(arg => arg instanceof AbortSignal && arg.aborted)) {
            void recheck();
            if (!getSnapshot().matches('signedIn')) await new Promise(() => {});
          }
          throw error;
        });
      },
    ]),
  ) as Api;

/** Whether the account may see the inbox. The row policies of the database check every request again. */
function useAccess(
  userId: string | undefined,
  removedMessage: ToastMessage,
): { access: Access; retry: () => void; recheck: () => Promise<void> } {
  const toast = useToast();
  const [checked, setChecked] = useState<{ userId: string; access: Access }>();
  const isChecked = checked !== undefined && checked.userId === userId;
  useEffect(() => {
    if (!userId || isChecked) return undefined;
    let isCurrent = true;
    const store = (access: Access) => {
      // The header then links here. The link says nothing about rights, which the database checks.
      try {
        if (access === 'granted') localStorage.setItem(staffKey(userId), '1');
        else if (access === 'denied') localStorage.removeItem(staffKey(userId));
      } catch {}
      if (isCurrent) setChecked({ userId, access });
    };
    fetchStaffAccess().then(store, () => store('checkFailed'));
    return () => {
      isCurrent = false;
    };
  }, [userId, isChecked]);
  const isRechecking = useRef(false);
  const recheck = useCallback(async () => {
    // Several requests may fail at the same time.
    if (isRechecking.current) return;
    isRechecking.current = true;
    try {
      const access = await refetchStaffAccess();
      if (access === 'denied') toast.show(removedMessage);
      // Otherwise the admin area stays open, with what is typed there.
      if (access === 'denied' || access === 'codeNeeded') setChecked(undefined);
    } catch {
    } finally {
      isRechecking.current = false;
    }
  }, [toast, removedMessage]);
  return {
    access: isChecked ? checked.access : 'checking',
    retry: () => setChecked(undefined),
    recheck,
  };
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find(each => each === value) ?? null;

/**
 * Returns a function that changes parameters in the fragment of the page's address. The value null removes a parameter. With `replace`, the
 * change adds no entry to the browser's history.
 */
function useSetParams() {
  const navigate = useNavigate();
  return useCallback(
    (changes: Readonly<Record<string, string | null>>, { replace = false } = {}) => {
      // While the next page is downloaded, this one is still shown. It must not navigate back.
      if (window.location.pathname !== '/admin') return;
      const next = new URLSearchParams(window.location.hash.slice(1));
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const nextHash = next.size > 0 ? `#${next}` : '';
      if (nextHash !== window.location.hash) void navigate({ hash: nextHash }, { replace });
    },
    [navigate],
  );
}

const views = ['inbox', 'orders', 'sources'] as const;

/** Returns the view that the fragment of the page's address names, and the id of the open order: `/admin#view=orders&order=…`. */
function useView(): { view: (typeof views)[number]; orderId: string | null } {
  const { hash } = useLocation();
  const params = new URLSearchParams(hash.slice(1));
  const orderId = params.get('order');
  return { view: orderId ? 'orders' : (oneOf(views, params.get('view')) ?? 'inbox'), orderId };
}

/** The inbox, the orders or the sources. Only one is shown, because inbox and orders both listen for keys. */
function Views({
  data,
  drafts,
  recheck,
  view,
  orderId,
}: ReturnType<typeof useView> & {
  data: AdminPageData;
  drafts: Drafts;
  recheck: () => Promise<void>;
}) {
  const orders = useMemo(() => withRecheck(orderQueueApi, recheck), [recheck]);
  const sources = useMemo(() => withRecheck(sourceReportApi, recheck), [recheck]);
  const setParams = useSetParams();
  return (
    <Tabs
      label={data.orders.viewsLabel}
      tabs={[
        {
          value: 'inbox',
          label: data.inbox.title,
          content: <InboxPage data={data} drafts={drafts.followUps} recheck={recheck} />,
        },
        {
          value: 'orders',
          label: data.orders.title,
          content: (
            <OrderQueue
              copy={data.orders}
              api={orders}
              openId={orderId}
              drafts={drafts.orders}
              onOpen={id => setParams({ view: 'orders', order: id }, { replace: orderId !== null })}
            />
          ),
        },
        {
          value: 'sources',
          label: data.sources.title,
          content: <SourceReport copy={data.sources} period={lastMonth()} {...sources} />,
        },
      ]}
      value={view}
      onChange={next => setParams({ view: next === 'inbox' ? null : next, order: null })}
    />
  );
}

/**
 * The inbox, with its filter and its open entry in the URL (`/admin#q=…&kind=…&status=…&open=lead.…`), so that they can
 * be bookmarked and shared. In the fragment, because a search is often a person's name, and servers log the rest of the URL.
 */
function InboxPage({
  data,
  drafts,
  recheck,
}: {
  data: AdminPageData;
  drafts: Map<string, FollowUpDraft>;
  recheck: () => Promise<void>;
}) {
  const { hash } = useLocation();
  const api = useMemo(() => withRecheck(createInboxApi(data.labels), recheck), [data.labels, recheck]);
  const params = new URLSearchParams(hash.slice(1));
  const search = params.get('q') ?? '';
  const kind = oneOf<Kind>(kinds, params.get('kind'));
  const status = oneOf<Status>(statuses, params.get('status'));
  const openParam = params.get('open');
  const filter = useMemo((): Filter => ({ search, kind, status }), [search, kind, status]);
  const openKey = useMemo((): EntryKey | null => {
    const [kindName = null, id] = openParam?.split('.') ?? [];
    const openKind = oneOf<Kind>(kinds, kindName);
    return openKind && id ? { kind: openKind, id } : null;
  }, [openParam]);

  const setParams = useSetParams();
  const onFilterChange = useCallback(
    (next: Filter) => setParams({ q: next.search, kind: next.kind, status: next.status }, { replace: true }),
    [setParams],
  );
  const onOpen = useCallback(
    // Stepping from one entry to the next replaces the history entry, so that Back returns to the list.
    (key: EntryKey | null) =>
      setParams({ open: key && `${key.kind}.${key.id}` }, { replace: openParam !== null }),
    [setParams, openParam],
  );
  return (
    <Inbox
      copy={data.inbox}
      api={api}
      filter={filter}
      onFilterChange={onFilterChange}
      openKey={openKey}
      onOpen={onOpen}
      drafts={drafts}
    />
  );
}
