// `OrderPanel`: the open order, with the actions of the staff.
// An order is one press release. To file it is to send its approved text to the newsrooms; a proof is a version of the text that the buyer
// approves. A tier is a monthly package. The tone `pencil` is the accent color of the main action.
import { Button } from '@fit-to-print/ui/components/Button';
import { Disclosure } from '@fit-to-print/ui/components/Disclosure';
import { TextArea } from '@fit-to-print/ui/components/Field';
import { useToast } from '@fit-to-print/ui/components/Toast';
import { RequestedChanges } from '@fit-to-print/ui/flows/Orders';
import { FormattedDate } from '@fit-to-print/ui/primitives/FormattedDate';
import { Link } from '@fit-to-print/ui/primitives/Link';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { useMachine } from '@xstate/react';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import * as panelStyles from '../shared/panel.css.ts';
import { useFocusOnOpen } from '../shared/useFocusOnOpen.ts';
import type { OrderQueueCopy } from './copy.ts';
import * as styles from './OrderQueue.css.ts';
import type { OrderQueueApi } from './api.ts';
import {
  hasForm,
  leftoverTexts,
  type OrderAction,
  type OrderDraft,
  type StaffOrder,
  staffOrderMachine,
  type TextAction,
  textInForm,
} from './staffOrder.machine.ts';

interface OrderPanelProps {
  copy: OrderQueueCopy;
  id: string;
  api: OrderQueueApi;
  /** The typed texts that were not sent yet, by the id of the order. */
  drafts: RefObject<ReadonlyMap<string, OrderDraft>>;
  onDraftChange: (id: string, draft: OrderDraft | null) => void;
  /** Called when the order has changed, so that the list has to be loaded again. */
  onChanged: () => void;
  onClose: () => void;
}

const briefFields = ['event', 'when', 'quotes', 'links', 'notBefore'] as const;

/** The open order: its next step, its brief and texts, and the actions of the staff. */
export function OrderPanel({
  copy: queueCopy,
  id,
  api,
  drafts,
  onDraftChange,
  onChanged,
  onClose,
}: OrderPanelProps) {
  const copy = queueCopy.order;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const toast = useToast();
  const [initialDraft] = useState(() => drafts.current.get(id));
  const [snapshot, send, actor] = useMachine(
    staffOrderMachine.provide({
      actors: {
        load: fromPromise(({ input, signal }) => api.loadOrder(input, signal)),
        act: fromPromise(({ input, signal }) => api.act(input.id, input.action, signal)),
      },
    }),
    { input: { id, draft: initialDraft } },
  );
  const { order, draft, problem } = snapshot.context;
  const onActed = useEffectEvent((action: OrderAction['kind']) => {
    const { state: nextState } = actor.getSnapshot().context.order!;
    toast.show({ tone: 'success', title: queueCopy.done[action], description: queueCopy.next[nextState] });
    panel.current?.focus();
    onChanged();
  });
  useEffect(() => {
    const subscription = actor.on('changed', event => onActed(event.action));
    const snapshots = actor.subscribe(({ context: { draft: latest } }) =>
      onDraftChange(id, Object.keys(latest).length > 0 ? latest : null),
    );
    return () => {
      subscription.unsubscribe();
      snapshots.unsubscribe();
    };
  }, [actor, id, onDraftChange]);
  const state = snapshot.value;
  useFocusOnOpen(panel, state === 'loading');

  return (
    <section ref={panel} tabIndex={-1} className={panelStyles.root} aria-labelledby={titleId}>
      <div className={panelStyles.toolbar}>
        <Text as="span" variant="label">
          {copy.label}
        </Text>
        <Button size="small" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {order ? (
        <>
          <Text as="h2" variant="title" id={titleId}>
            {order.number} {order.email}
          </Text>
          <p className={styles.next}>{queueCopy.next[order.state]}</p>
          {order.report && (
            <Text>
              {order.report.verdict} <Link href={order.report.href}>{copy.openReport}</Link>
            </Text>
          )}
          {(problem || state === 'actionFailed') && (
            <StatusMessage className={panelStyles.row} tone="critical" text={problem || copy.actionFailed} />
          )}
          {/* Typed texts that no form shows any more, because the order's state has changed. */}
          {leftoverTexts(order, draft).map(({ action, text }) => (
            <Disclosure key={action} summary={copy.leftover.summary} isInitiallyOpen>
              <p className={panelStyles.text} dir="auto">
                {text}
              </p>
              <Button size="small" onClick={() => send({ type: 'discarded', action })}>
                {copy.leftover.discard}
              </Button>
            </Disclosure>
          ))}
          <Actions
            // After a change of the order, each form shows the text that belongs into it now.
            key={`${order.state}${order.proofs.length}${order.placements.length}`}
            copy={copy}
            order={order}
            draft={draft}
            isActing={state === 'acting'}
            onType={(action, text) => send({ type: 'typed', action, text })}
            onAct={action => send({ type: 'act', action })}
          />
          <OrderDetails copy={copy} order={order} />
        </>
      ) : (
        <StatusMessage
          className={panelStyles.row}
          id={titleId}
          tone={state === 'loading' ? 'muted' : 'critical'}
          text={state === 'missing' || state === 'loadFailed' ? copy[state] : copy.loading}
          action={
            state === 'loadFailed' ? { text: copy.retry, onClick: () => send({ type: 'retry' }) } : undefined
          }
        />
      )}
    </section>
  );
}

interface ActionsProps {
  copy: OrderQueueCopy['order'];
  order: StaffOrder;
  draft: OrderDraft;
  isActing: boolean;
  onType: (action: TextAction, text: string | null) => void;
  onAct: (action: OrderAction) => void;
}

/** The actions that the staff can take in the order's state. */
function Actions({ copy, order, draft, isActing, onType, onAct }: ActionsProps) {
  const latestProof = order.proofs.at(-1);
  const { state } = order;
  const [hasReason] = useState(draft.cancel !== undefined);
  const formProps = (action: TextAction) => ({
    pending: copy.pending,
    isActing,
    typedText: textInForm(order, draft, action),
    onType: (text: string | null) => onType(action, text),
  });
  return (
    <div className={styles.actions}>
      {hasForm(order, 'sendProof') && (
        <TextForm
          {...formProps('sendProof')}
          copy={copy.proof}
          defaultValue={latestProof?.text ?? ''}
          maxLength={20_000}
          onSubmit={text => onAct({ kind: 'sendProof', text, expectedVersion: latestProof?.version ?? 0 })}
        />
      )}
      {state === 'approved' && (
        <Step
          copy={copy.file}
          pending={copy.pending}
          isActing={isActing}
          onClick={() => onAct({ kind: 'file' })}
        />
      )}
      {hasForm(order, 'addPlacements') && (
        <TextForm
          {...formProps('addPlacements')}
          copy={copy.addPlacements}
          onSubmit={text => onAct({ kind: 'addPlacements', addresses: text.split(/\s+/).filter(Boolean) })}
        />
      )}
      {state === 'filed' && order.placements.length > 0 && (
        <Step
          copy={copy.report}
          pending={copy.pending}
          isActing={isActing}
          onClick={() => onAct({ kind: 'report' })}
        />
      )}
      {hasForm(order, 'cancel') && (
        <Disclosure summary={copy.cancel.summary} isInitiallyOpen={hasReason}>
          <TextForm
            {...formProps('cancel')}
            copy={copy.cancel}
            maxLength={500}
            onSubmit={reason => onAct({ kind: 'cancel', reason })}
          />
        </Disclosure>
      )}
    </div>
  );
}

interface StepProps {
  copy: { readonly text: string; readonly submit: string };
  pending: string;
  isActing: boolean;
  onClick: () => void;
}

/** An action that needs no text: what it does, and its button. */
const Step = ({ copy, pending, isActing, onClick }: StepProps) => (
  <div className={styles.step}>
    <Text>{copy.text}</Text>
    <Button tone="pencil" disabled={isActing} onClick={onClick}>
      {isActing ? pending : copy.submit}
    </Button>
  </div>
);

interface TextFormProps {
  copy: {
    readonly label: string;
    readonly hint: string;
    readonly missing: string;
    readonly submit: string;
  };
  pending: string;
  isActing: boolean;
  /** What was typed before; undefined if the form begins with `defaultValue`. */
  typedText: string | undefined;
  defaultValue?: string;
  maxLength?: number;
  /** Called with the typed text; null if it equals `defaultValue`. */
  onType: (text: string | null) => void;
  onSubmit: (text: string) => void;
}

/** A form with one text and a button. */
function TextForm({
  copy,
  pending,
  isActing,
  typedText,
  defaultValue = '',
  maxLength,
  onType,
  onSubmit,
}: TextFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [initialText] = useState(typedText ?? defaultValue);
  const onInput = () => {
    const text = form.current!.querySelector('textarea')!.value;
    onType(text === defaultValue ? null : text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isActing) return;
    const field = form.current!.querySelector('textarea')!;
    const text = field.value.trim();
    setIsMissing(text === '');
    if (text) onSubmit(text);
    else field.focus();
  };
  return (
    <form ref={form} className={styles.step} noValidate onInput={onInput} onSubmit={submit}>
      <TextArea
        id={id}
        name="text"
        label={copy.label}
        hint={copy.hint}
        required
        defaultValue={initialText}
        {...(maxLength !== undefined && { maxLength })}
        {...(isMissing && { error: copy.missing })}
      />
      <div>
        <Button type="submit" tone="pencil" disabled={isActing}>
          {isActing ? pending : copy.submit}
        </Button>
      </div>
    </form>
  );
}

function OrderDetails({ copy, order }: { copy: OrderQueueCopy['order']; order: StaffOrder }) {
  return (
    <>
      <div className={styles.requestedChanges}>
        <RequestedChanges order={order} heading={copy.changes} wholeText={copy.wholeText} />
      </div>
      <dl className={panelStyles.details}>
        <Detail term={copy.buyer}>
          <Link href={`mailto:${encodeURIComponent(order.email)}`}>{order.email}</Link>
        </Detail>
        <Detail term={copy.tier}>{order.tier}</Detail>
        <Detail term={copy.release}>
          {order.release} {copy.releaseOf} {order.releases}
        </Detail>
        <Detail term={copy.paidOn}>
          <FormattedDate date={order.paidOn} />
        </Detail>
        {order.cancelReason && <Detail term={copy.cancelReason}>{order.cancelReason}</Detail>}
      </dl>
      <Text as="h3" variant="head">
        {copy.brief}
      </Text>
      {order.brief.event ? (
        <dl className={styles.list}>
          {briefFields
            .filter(field => order.brief[field])
            .map(field => (
              <div key={field} className={styles.listItem}>
                <dt className={panelStyles.term}>{copy.fields[field]}</dt>
                <dd className={styles.value} dir="auto">
                  {field === 'notBefore' ? (
                    <FormattedDate date={order.brief.notBefore} />
                  ) : (
                    order.brief[field]
                  )}
                </dd>
              </div>
            ))}
        </dl>
      ) : (
        <Text variant="small">{copy.noBrief}</Text>
      )}
      {order.proofs.toReversed().map(({ version, text }) => (
        <Disclosure
          key={version}
          summary={`${order.approval?.version === version ? copy.approvedVersion : copy.version} ${version}`}
        >
          <p className={panelStyles.text} dir="auto">
            {text}
          </p>
        </Disclosure>
      ))}
      {order.placements.length > 0 && (
        <div className={styles.placements}>
          <Text as="h3" variant="head">
            {copy.placements} ({order.placements.length})
          </Text>
          <ol className={styles.list}>
            {order.placements.map(({ address, status }) => (
              <li key={address} className={styles.listItem}>
                <Link href={address} newTab>
                  {address}
                </Link>
                <Text variant="small" tone="muted">
                  {status}
                </Text>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

const Detail = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className={panelStyles.detail}>
    <dt className={panelStyles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
