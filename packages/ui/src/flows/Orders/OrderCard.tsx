// `OrderCard`: one order of a buyer: its next step, and the forms and texts of its state.
// A tier is a monthly package. The tone `pencil` is the accent color of the main action.
import { useMachine } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { Disclosure } from '../../components/Disclosure/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { failureToast } from '../shared/failureToast.ts';
import { useEmittedEvents } from '../shared/useEmittedEvents.ts';
import { BriefForm } from './BriefForm.tsx';
import { viewModelOf } from './order.viewModel.ts';
import { orderMachine } from './order.machine.ts';
import { briefFields, isBriefOpen, type Order, paragraphsOf } from './order.ts';
import type { OrdersCopy, OrdersProps } from './Orders.tsx';
import * as styles from './Orders.css.ts';
import { ProofReader } from './ProofReader.tsx';
import { RequestedChanges } from './RequestedChanges.tsx';

export interface OrderCardProps extends Omit<OrdersProps, 'orders'> {
  order: Order;
}

/** One order: its next step, and the forms and texts of its state. */
export function OrderCard({
  copy,
  order: initialOrder,
  save,
  send: sendRequest,
  drafts,
  initial,
}: OrderCardProps) {
  const id = useId();
  const toast = useToast();
  const next = useRef<HTMLParagraphElement>(null);
  const machine = orderMachine.provide({
    actors: {
      save: fromPromise(({ input, signal }) => save(input.id, input.brief, input.revision, signal)),
      send: fromPromise(({ input, signal }) => sendRequest(input.id, input.request, signal)),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: { order: initialOrder, draft: drafts?.get(initialOrder.id) },
    ...(initial && { snapshot: orderMachine.resolveState(initial) }),
  });
  const viewModel = viewModelOf(snapshot, send, copy.validation);
  const { order } = viewModel;
  const { brief, comments, revision } = snapshot.context;

  useEmittedEvents(actor, event => {
    if (event.type === 'failed') return toast.show(failureToast(copy.messages.failed[event.request], event));
    toast.show(copy.messages[event.request]);
    // The form that had the focus has disappeared, so the next step gets it.
    return next.current?.focus();
  });

  useEffect(() => {
    if (brief || comments) drafts?.set(order.id, { brief, revision, comments });
    else drafts?.delete(order.id);
  }, [drafts, order.id, brief, comments, revision]);

  // The browser asks before it leaves the page with text that is not saved or sent yet.
  const { isUnsaved } = viewModel;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    const saveNow = () => send({ type: 'saveNow' });
    window.addEventListener('beforeunload', confirmLeaving);
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      window.removeEventListener('beforeunload', confirmLeaving);
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [isUnsaved, send]);

  return (
    <article className={styles.order} aria-labelledby={`${id}title`}>
      <header className={styles.header}>
        <Text as="h3" variant="title" id={`${id}title`}>
          {copy.order} {order.number}: {order.tier}
        </Text>
        <Text variant="label" tone="muted">
          {copy.paidOn(order.release, order.releases)} <FormattedDate date={order.paidOn} />
        </Text>
        {order.state !== 'canceled' && <Steps copy={copy} order={order} />}
      </header>
      <div className={styles.body}>
        <p ref={next} tabIndex={-1} className={styles.next}>
          {copy.next[order.state]}
        </p>
        {viewModel.leftover.length > 0 && (
          <Disclosure summary={copy.leftover.summary} isInitiallyOpen>
            <Text>{copy.leftover.text}</Text>
            <ul className={styles.list}>
              {viewModel.leftover.map((text, index) => (
                <li key={index} className={styles.listItem}>
                  <p className={styles.value} dir="auto">
                    {text}
                  </p>
                </li>
              ))}
            </ul>
            <button type="button" className={styles.textButton} onClick={viewModel.discard}>
              {copy.leftover.discard}
            </button>
          </Disclosure>
        )}
        <OrderContent copy={copy} viewModel={viewModel} />
      </div>
      <Text variant="small">
        <RichText text={copy.help(order.number)} />
      </Text>
    </article>
  );
}

/** The steps of every order, with the current step of this order marked. */
function Steps({ copy, order }: { copy: OrdersCopy; order: Order }) {
  const current = copy.steps.findIndex(({ states }) => states.includes(order.state));
  return (
    <ol className={styles.steps} aria-label={copy.stepsLabel}>
      {copy.steps.map(({ name }, index) => (
        <li key={name} className={styles.step} aria-current={index === current ? 'step' : undefined}>
          {index < current ? <span className={styles.doneStep}>{name}</span> : name}
          {index < current && <VisuallyHidden> {copy.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}

function OrderContent({ copy, viewModel }: { copy: OrdersCopy; viewModel: ReturnType<typeof viewModelOf> }) {
  const { order } = viewModel;
  const { state } = order;
  if (isBriefOpen(order))
    return <BriefForm key={viewModel.formKey} copy={copy.brief} viewModel={viewModel} />;
  const approved = order.proofs.find(({ version }) => version === order.approval?.version);
  const lastVersion = order.proofs.at(-1)?.version;
  return (
    <>
      {state === 'canceled' && order.cancelReason && (
        <Text>
          {copy.cancelReason} {order.cancelReason}
        </Text>
      )}
      {order.report && (
        <div className={styles.report}>
          <Text>{order.report.verdict}</Text>
          <Button href={order.report.href} tone="pencil" arrow>
            {copy.report.open}
          </Button>
          <Text variant="small">{copy.report.share}</Text>
          <Button size="small" disabled={viewModel.isSending} onClick={viewModel.renewReportLink}>
            {viewModel.isSending ? copy.report.pending : copy.report.renew}
          </Button>
        </div>
      )}
      {state === 'proof' && <ProofReader key={lastVersion} copy={copy.proof} viewModel={viewModel} />}
      {state === 'changes' && (
        <RequestedChanges
          order={order}
          heading={copy.requestedChanges}
          headingAs="h4"
          wholeText={copy.wholeText}
        />
      )}
      {approved && (
        <Disclosure summary={copy.approved(approved.version)}>
          <div className={styles.text} dir="auto">
            {paragraphsOf(approved.text).map((paragraph, index) => (
              <Text key={index}>{paragraph}</Text>
            ))}
          </div>
        </Disclosure>
      )}
      {order.brief.event && (
        <Disclosure summary={copy.sentBrief}>
          <dl className={styles.list}>
            {briefFields
              .filter(field => order.brief[field])
              .map(field => (
                <div key={field} className={styles.listItem}>
                  <dt className={styles.term}>{copy.brief.fields[field].label}</dt>
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
        </Disclosure>
      )}
    </>
  );
}
