import {
  type EntryRef,
  type Filter,
  type Kind,
  kinds,
  type Status,
  statuses,
  StudioInbox,
} from '@fit-to-print/ui/flows/StudioInbox';
import { StudioTemplate } from '@fit-to-print/ui/templates/StudioTemplate';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { askWhetherMember, studioCalls } from '../flows/studio.ts';
import type { StudioPageData } from '../pages/studio.ts';
import { useSession } from '../session/useSession.ts';

export default function Studio({ data }: { data: StudioPageData }) {
  const session = useSession();
  const { user } = session.context;
  const { membership, ask } = useMembership(user?.id);
  if (session.matches('signedOut')) return <Navigate to="/auth" replace state={{ next: 'studio' }} />;
  return (
    <StudioTemplate data={data} visitor={user ? membership : 'loading'} email={user?.email} onRetry={ask}>
      <Desk data={data} />
    </StudioTemplate>
  );
}

type Membership = 'loading' | 'unknown' | 'stranger' | 'member';

/** Whether an account belongs to the studio, as the backend has it. What is shown to a member is its own to decide, too. */
function useMembership(userId: string | undefined): { membership: Membership; ask: () => void } {
  const [known, setKnown] = useState<{ of: string; membership: Membership }>();
  const isKnown = known !== undefined && known.of === userId;
  useEffect(() => {
    if (!userId || isKnown) return undefined;
    let current = true;
    const answered = (membership: Membership) => current && setKnown({ of: userId, membership });
    askWhetherMember().then(
      member => answered(member ? 'member' : 'stranger'),
      () => answered('unknown'),
    );
    return () => {
      current = false;
    };
  }, [userId, isKnown]);
  return {
    membership: isKnown ? known.membership : 'loading',
    ask: () => setKnown(undefined),
  };
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find(value => value === given) ?? null;

/**
 * `/studio#q=…&kind=…&status=…&open=lead.…`: where somebody is on the desk can be kept, and sent to a colleague. After the `#`,
 * because a search is often a name, and what stands before that is in the log of every server on the way.
 */
function Desk({ data }: { data: StudioPageData }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const calls = useMemo(() => studioCalls(data.labels), [data.labels]);
  const params = new URLSearchParams(hash.slice(1));
  const search = params.get('q') ?? '';
  const kind = oneOf<Kind>(kinds, params.get('kind'));
  const status = oneOf<Status>(statuses, params.get('status'));
  const opened = params.get('open');
  const filter = useMemo((): Filter => ({ search, kind, status }), [search, kind, status]);
  const open = useMemo((): EntryRef | null => {
    const [ofKind = null, id] = opened?.split('.') ?? [];
    const known = oneOf<Kind>(kinds, ofKind);
    return known && id ? { kind: known, id } : null;
  }, [opened]);

  const change = useCallback(
    (given: Readonly<Record<string, string | null>>, replace: boolean) => {
      const after = new URLSearchParams(window.location.hash.slice(1));
      for (const [name, value] of Object.entries(given)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      const next = after.size > 0 ? `#${after}` : '';
      if (next !== window.location.hash) void navigate({ hash: next }, { replace });
    },
    [navigate],
  );
  const onFilter = useCallback(
    (asked: Filter) => change({ q: asked.search, kind: asked.kind, status: asked.status }, true),
    [change],
  );
  const onOpen = useCallback(
    // From one to the next is no step back through all of them.
    (ref: EntryRef | null) => change({ open: ref && `${ref.kind}.${ref.id}` }, opened !== null),
    [change, opened],
  );
  return (
    <StudioInbox
      copy={data.desk}
      calls={calls}
      filter={filter}
      onFilter={onFilter}
      open={open}
      onOpen={onOpen}
    />
  );
}
