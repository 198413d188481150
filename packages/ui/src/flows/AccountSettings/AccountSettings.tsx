// `AccountSettings`: everything a user can do with the account: see the subscription, end sessions in other browsers, download the data,
// delete the account.
import { useMachine } from '@xstate/react';
import { lazy, Suspense, useRef } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { failureToast } from '../shared/failureToast.ts';
import type { InitialState } from '../shared/initialState.ts';
import { useEmittedEvents } from '../shared/useEmittedEvents.ts';
import { type AccountValidationCopy, viewModelOf } from './account.viewModel.ts';
import { accountMachine, type AccountOutcome, type Reauthentication } from './account.machine.ts';
import * as styles from './AccountSettings.css.ts';
import type { DeleteDialogCopy, UncertainSubscription } from './DeleteDialog.tsx';
import { Row, UnknownRow, type UnknownRowCopy } from './Row.tsx';
import { Sessions, type SessionsApi, type SessionsCopy } from './Sessions.tsx';
import type { sessionsMachine } from './sessions.machine.ts';

const loadDialog = () => import('./DeleteDialog.tsx');
const DeleteDialog = lazy(() => loadDialog().then(module => ({ default: module.DeleteDialog })));

interface RowCopy {
  /** The name of the row. */
  readonly title: string;
}
interface ActionCopy extends RowCopy {
  /** The text that says what the button does. */
  readonly text: string;
  /** The text of the button. */
  readonly action: string;
}

/** The settings' texts. */
export interface AccountSettingsCopy {
  /** Accessible name of the settings. */
  readonly label: string;
  readonly signedInAs: RowCopy;
  readonly subscription: RowCopy &
    Readonly<Record<UncertainSubscription, string>> & {
      /** The text between the subscription's name and the date. */
      readonly paidUntil: string;
      /** The text in place of `paidUntil`, if the subscription will not be renewed. */
      readonly endsOn: string;
      /** The text after the subscription's name, in place of the date, if its last payment failed. */
      readonly paymentFailed: string;
      /** The text below the subscription, if another one is charged, too. */
      readonly another: string;
      /** The text in place of a subscription, if the user has none. */
      readonly none: RichTextContent;
      /** The button that checks the subscription again. */
      readonly retry: string;
      /** The button that opens the payment provider's page for the subscription. */
      readonly manage: string;
    };
  /** The texts if the orders could not be loaded. */
  readonly orders: UnknownRowCopy;
  readonly applications: UnknownRowCopy & {
    /** The text before the date. */
    readonly sentOn: string;
  };
  readonly sessions: SessionsCopy;
  /** The row with the button that downloads the user's data. `pending` is its text during the download. */
  readonly download: ActionCopy & { readonly pending: string };
  /** The row with the button that deletes the account. */
  readonly deletion: ActionCopy;
  readonly dialog: DeleteDialogCopy;
  readonly validation: AccountValidationCopy;
  /** The toasts. A failure's description is shown if the server gave no message. */
  readonly messages: {
    readonly downloaded: ToastMessage;
    readonly downloadFailed: ToastMessage;
    readonly deleted: ToastMessage;
    readonly deleteFailed: ToastMessage;
    /** The toast after a deletion that got no answer: the account may be deleted. */
    readonly deleteUnanswered: ToastMessage;
  };
}

/** An application that the user has sent to the studio. */
export interface SentApplication {
  readonly id: string;
  readonly companyName: string;
  /** An ISO 8601 date. */
  readonly sentAt: string;
}

export interface AccountSettingsProps {
  /** The settings' texts. */
  copy: AccountSettingsCopy;
  /** The account's email address. */
  email: string;
  /**
   * The user's subscription; null if there is none. `checking` while that is checked; `pending` after a return from checkout, while the
   * payment is not confirmed; `unknown` if the check has failed.
   */
  subscription:
    | {
        /** Null for a price that is not in the price list. */
        readonly name: string | null;
        /** An ISO 8601 date. */
        readonly paidUntil: string | null;
        /** True if the subscription ends on `paidUntil`, because the user has canceled it. */
        readonly isCanceled: boolean;
        /** True if the last payment failed. The payment provider tries it again. */
        readonly isPaymentFailed: boolean;
        /** True if another subscription of the account is charged, too. */
        readonly hasAnother?: boolean;
      }
    | UncertainSubscription
    | null;
  /** True if the user may have bought a subscription that is not known yet. A deletion then warns about money. */
  mayHaveBought?: boolean;
  /** The applications that the user has sent, newest first. Without one, there is no row. `unknown` if they could not be loaded. */
  applications?: readonly SentApplication[] | 'unknown';
  /** True if the orders could not be loaded. */
  areOrdersUnknown?: boolean;
  /** Loads orders and applications again. */
  onReload: () => void;
  /** True while they are loaded again. */
  reloading?: boolean;
  /** Checks the subscription again. Also called before a deletion, which warns about money. */
  onRecheck: () => void;
  /** Opens the payment provider's page for the subscription. */
  onManage: () => void;
  /** True while the payment provider's page is being opened. */
  managing: boolean;
  /** The kind of text that the user enters to confirm the deletion. */
  reauthentication: Reauthentication;
  /** Lists and ends the account's sessions. */
  sessions: SessionsApi;
  /** Saves the account's data as a file. A rejected promise counts as a failure. The signal aborts after 15 s. */
  download: (signal: AbortSignal) => Promise<AccountOutcome>;
  /** Deletes the account; without a password if it has none. Fails like `download`. */
  deleteAccount: (password: string | undefined, signal: AbortSignal) => Promise<AccountOutcome>;
  /** Called after the account was deleted and the toast shown. */
  onDeleted: () => void;
  /** The state to start in, for stories. */
  initial?: InitialState<typeof accountMachine>;
  /** The state in which the list of sessions starts, for stories. */
  initialSessions?: InitialState<typeof sessionsMachine>;
}

/** The user's account: email address, subscription, sessions, data download and deletion. */
export function AccountSettings({
  copy,
  email,
  subscription,
  mayHaveBought = false,
  applications = [],
  areOrdersUnknown = false,
  onReload,
  reloading = false,
  onRecheck,
  onManage,
  managing,
  reauthentication,
  sessions,
  download,
  deleteAccount,
  onDeleted,
  initial,
  initialSessions,
}: AccountSettingsProps) {
  const toast = useToast();
  const machine = accountMachine.provide({
    actors: {
      download: fromPromise(({ signal }) => download(signal)),
      delete: fromPromise(({ input, signal }) => deleteAccount(input.password, signal)),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: { reauthentication },
    ...(initial && { snapshot: accountMachine.resolveState(initial) }),
  });
  const viewModel = viewModelOf(snapshot, send, copy.dialog.word.value, copy.validation);

  const isDialogLoading = useRef(false);
  const { messages } = copy;
  useEmittedEvents(actor, event => {
    switch (event.type) {
      case 'downloaded':
        return toast.show(messages.downloaded);
      case 'deleted':
        toast.show(messages.deleted);
        return onDeleted();
      case 'failed':
        return toast.show(
          failureToast(
            event.request === 'download'
              ? messages.downloadFailed
              : // The server always says why it deletes nothing. A network or a gateway may have lost its answer.
                event.message === undefined
                ? messages.deleteUnanswered
                : messages.deleteFailed,
            event,
          ),
        );
    }
  });

  const known = typeof subscription === 'string' ? null : subscription;
  const name = known?.name ?? copy.subscription.title;
  const unknownRow = (rowCopy: UnknownRowCopy) => (
    <UnknownRow copy={rowCopy} onRetry={onReload} loading={reloading} />
  );
  return (
    <section className={styles.root} aria-label={copy.label}>
      {areOrdersUnknown && unknownRow(copy.orders)}
      <Row title={copy.signedInAs.title}>
        {/* A long address is broken after these characters first. */}
        <Text>{email.split(/(?<=[@.])/).flatMap((part, index) => [part, <wbr key={index} />])}</Text>
      </Row>
      <Row
        title={copy.subscription.title}
        action={
          (known ?? subscription === 'unknown') && (
            <>
              {subscription === 'unknown' && <Button onClick={onRecheck}>{copy.subscription.retry}</Button>}
              <Button disabled={managing} onClick={onManage}>
                {copy.subscription.manage}
              </Button>
            </>
          )
        }
      >
        <Text>
          {subscription === null ? (
            <RichText text={copy.subscription.none} />
          ) : typeof subscription === 'string' ? (
            copy.subscription[subscription]
          ) : subscription.isPaymentFailed ? (
            `${name}. ${copy.subscription.paymentFailed}`
          ) : subscription.paidUntil === null ? (
            `${name}.`
          ) : (
            <>
              {name}, {subscription.isCanceled ? copy.subscription.endsOn : copy.subscription.paidUntil}{' '}
              <FormattedDate date={subscription.paidUntil} />.
            </>
          )}
        </Text>
        {known?.hasAnother && <Text>{copy.subscription.another}</Text>}
      </Row>
      {applications === 'unknown'
        ? unknownRow(copy.applications)
        : applications.length > 0 && (
            <Row title={copy.applications.title}>
              <ul className={styles.list} aria-label={copy.applications.title}>
                {applications.map(({ id, companyName, sentAt }) => (
                  <li key={id}>
                    <Text>
                      {copy.applications.sentOn} <FormattedDate date={sentAt} />: {companyName}
                    </Text>
                  </li>
                ))}
              </ul>
            </Row>
          )}
      <Sessions copy={copy.sessions} api={sessions} initial={initialSessions} />
      <Row
        title={copy.download.title}
        action={
          <Button
            disabled={viewModel.isDownloading}
            onClick={() => {
              toast.dismiss();
              viewModel.download();
            }}
          >
            {viewModel.isDownloading ? copy.download.pending : copy.download.action}
          </Button>
        }
      >
        <Text>{copy.download.text}</Text>
      </Row>
      <Row
        title={copy.deletion.title}
        action={
          <Button
            tone="critical"
            disabled={viewModel.isDownloading}
            onClick={() => {
              toast.dismiss();
              onRecheck();
              // A second click while the dialog's code loads would open the dialog again after it is canceled.
              if (isDialogLoading.current) return;
              isDialogLoading.current = true;
              // Loads the dialog before it renders, so that a failed download does not crash the page.
              loadDialog()
                .then(viewModel.requestDeletion, () => toast.show(messages.deleteFailed))
                .finally(() => (isDialogLoading.current = false));
            }}
          >
            {copy.deletion.action}
          </Button>
        }
      >
        <Text>{copy.deletion.text}</Text>
      </Row>
      <Suspense>
        {viewModel.isDialogOpen && (
          <DeleteDialog
            viewModel={viewModel}
            copy={copy.dialog}
            subscription={
              typeof subscription === 'string'
                ? subscription
                : subscription
                  ? { name }
                  : mayHaveBought
                    ? 'unknown'
                    : null
            }
          />
        )}
      </Suspense>
    </section>
  );
}
