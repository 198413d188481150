import { useMachine } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { fromPromise, type StateValueFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { PrintDate } from '../../primitives/PrintDate/index.ts';
import { type Inline, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { type AccountCorrections, connect } from './account.connect.ts';
import { type AccountContext, accountMachine, type AccountOutcome, type Proof } from './account.machine.ts';
import * as styles from './AccountFile.css.ts';
import type { DeleteDialogCopy } from './DeleteDialog.tsx';

const loadDialog = () => import('./DeleteDialog.tsx');
const DeleteDialog = lazy(() => loadDialog().then(module => ({ default: module.DeleteDialog })));

interface EntryCopy {
  readonly title: string;
}
interface ActionCopy extends EntryCopy {
  readonly text: string;
  readonly action: string;
}

/** The words of the file, as plain data. */
export interface AccountFileCopy {
  /** What the whole is called, for assistive technology. */
  readonly label: string;
  readonly owner: EntryCopy;
  readonly subscription: EntryCopy & {
    /** Between the package and the day. */
    readonly paidUntil: string;
    readonly none: Inline;
    readonly manage: string;
  };
  readonly download: ActionCopy & { readonly pending: string };
  readonly deletion: ActionCopy;
  readonly dialog: DeleteDialogCopy;
  readonly corrections: AccountCorrections;
  /** A failure's description stands where the service gave no message. */
  readonly messages: {
    readonly downloaded: ToastMessage;
    readonly downloadFailed: ToastMessage;
    readonly deleted: ToastMessage;
    readonly deleteFailed: ToastMessage;
  };
}

export interface AccountFileProps {
  /** The words. */
  copy: AccountFileCopy;
  /** Of the account. */
  email: string;
  /** What is subscribed to. */
  subscription: {
    /** Null for one that is none of the packages. */
    readonly name: string | null;
    /** ISO 8601. */
    readonly paidUntil: string | null;
  } | null;
  /** Opens what is subscribed to, at the payment provider's. */
  onManage: () => void;
  /** It is being opened. */
  managing: boolean;
  /** What the account's owner proves themselves by. */
  proof: Proof;
  /** Hands over the copy. May reject: that counts as failed. The signal aborts after 15 s. */
  download: (signal: AbortSignal) => Promise<AccountOutcome>;
  /** Deletes everything; without a password where the account has none. As for `download`. */
  remove: (password: string | undefined, signal: AbortSignal) => Promise<AccountOutcome>;
  /** Everything is gone, and said to be. */
  onDeleted: () => void;
  /** Where to start, for stories. */
  initial?: { value: StateValueFrom<typeof accountMachine>; context: AccountContext };
}

/** What is on file about whoever is signed in: a copy of it, and its end. */
export function AccountFile({
  copy,
  email,
  subscription,
  onManage,
  managing,
  proof,
  download,
  remove,
  onDeleted,
  initial,
}: AccountFileProps) {
  const toast = useToast();
  const machine = accountMachine.provide({
    actors: {
      download: fromPromise(({ signal }) => download(signal)),
      delete: fromPromise(({ input, signal }) => remove(input.password, signal)),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: { proof },
    ...(initial && { snapshot: accountMachine.resolveState(initial) }),
  });
  const view = connect(snapshot, send, copy.dialog.word.value, copy.corrections);

  const { downloaded, downloadFailed, deleted, deleteFailed } = copy.messages;
  useEffect(() => {
    const subscriptions = [
      actor.on('downloaded', () => toast.show(downloaded)),
      actor.on('failed', ({ call, message, reference }) => {
        const words = call === 'download' ? downloadFailed : deleteFailed;
        toast.show({ ...words, description: message ?? words.description, reference });
      }),
      actor.on('deleted', () => {
        toast.show(deleted);
        onDeleted();
      }),
    ];
    return () => subscriptions.forEach(each => each.unsubscribe());
  }, [actor, toast, downloaded, downloadFailed, deleted, deleteFailed, onDeleted]);

  const name = subscription?.name ?? copy.subscription.title;
  return (
    <section className={styles.root} aria-label={copy.label}>
      <Entry title={copy.owner.title}>
        <Text>{email}</Text>
      </Entry>
      <Entry
        title={copy.subscription.title}
        action={
          subscription && (
            <Button disabled={managing} onClick={onManage}>
              {copy.subscription.manage}
            </Button>
          )
        }
      >
        <Text>
          {!subscription ? (
            <RichText text={copy.subscription.none} />
          ) : subscription.paidUntil === null ? (
            `${name}.`
          ) : (
            <>
              {name}, {copy.subscription.paidUntil} <PrintDate date={subscription.paidUntil} />.
            </>
          )}
        </Text>
      </Entry>
      <Entry
        title={copy.download.title}
        action={
          <Button
            tone="pencil"
            disabled={view.downloading}
            onClick={() => {
              toast.dismiss();
              view.download();
            }}
          >
            {view.downloading ? copy.download.pending : copy.download.action}
          </Button>
        }
      >
        <Text>{copy.download.text}</Text>
      </Entry>
      <Entry
        title={copy.deletion.title}
        action={
          <Button
            disabled={view.downloading}
            onClick={() => {
              toast.dismiss();
              // The dialog comes first: what cannot be downloaded must not take the page along.
              loadDialog().then(view.ask, () => toast.show(deleteFailed));
            }}
          >
            {copy.deletion.action}
          </Button>
        }
      >
        <Text>{copy.deletion.text}</Text>
      </Entry>
      <Suspense>
        {view.open && <DeleteDialog view={view} copy={copy.dialog} subscription={subscription && name} />}
      </Suspense>
    </section>
  );
}

function Entry({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <Text as="h2" variant="head">
        {title}
      </Text>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
