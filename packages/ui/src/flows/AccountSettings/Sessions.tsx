// `Sessions`: the browsers in which the account is signed in.
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { fromPromise } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { InitialState } from '../shared/initialState.ts';
import { useEmittedEvents } from '../shared/useEmittedEvents.ts';
import * as styles from './AccountSettings.css.ts';
import { Row, UnknownRow, type UnknownRowCopy } from './Row.tsx';
import { type AccountSession, type EndResult, sessionsMachine } from './sessions.machine.ts';

export interface SessionsCopy extends UnknownRowCopy {
  /** The text while the sessions are loaded. */
  readonly loading: string;
  /** The text in place of a browser's name that is not known. */
  readonly unknownBrowser: string;
  /** The text below the name of the browser that shows the page. */
  readonly current: string;
  /** The text before the date of the last use. */
  readonly lastUsed: string;
  /** The text of the button that ends a session: it signs out in that browser. */
  readonly end: string;
  /** The text of the button while the session is ended. */
  readonly ending: string;
  /** The text of the button that ends all sessions except the current one. */
  readonly endOthers: string;
  /** The toast after a session was ended. */
  readonly ended: ToastMessage;
  /** The toast if a session could not be ended. */
  readonly endFailed: ToastMessage;
  /** The toast if the user's last sign-in is too long ago. */
  readonly signInNeeded: ToastMessage;
}

/** The requests that load and end sessions. */
export interface SessionsApi {
  /** The sessions of the account, the current one first. The signal aborts after 15 s. */
  load: (signal: AbortSignal) => Promise<readonly AccountSession[]>;
  /** Ends sessions, by their ids, if the user signed in recently. The signal aborts after 15 s. */
  end: (ids: readonly string[], signal: AbortSignal) => Promise<EndResult>;
}

interface SessionsProps {
  copy: SessionsCopy;
  api: SessionsApi;
  initial: InitialState<typeof sessionsMachine> | undefined;
}

/** The browsers in which the account is signed in. All but this one can be signed out. */
export function Sessions({ copy, api, initial }: SessionsProps) {
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const [snapshot, send, actor] = useMachine(
    sessionsMachine.provide({
      actors: {
        load: fromPromise(({ signal }) => api.load(signal)),
        end: fromPromise(({ input, signal }) => api.end(input, signal)),
      },
    }),
    initial && { snapshot: sessionsMachine.resolveState(initial) },
  );
  useEmittedEvents(actor, event => {
    toast.show(copy[event.type === 'failed' ? 'endFailed' : event.type]);
    // The clicked button has disappeared, so the list gets the focus.
    if (event.type === 'ended') list.current?.focus();
  });
  const { sessions, ending } = snapshot.context;
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  const isEnding = snapshot.matches('ending');
  const end = (ids: readonly string[]) => {
    toast.dismiss();
    send({ type: 'end', ids });
  };

  if (snapshot.matches('loading')) {
    return (
      <Row title={copy.title}>
        <Text>{copy.loading}</Text>
      </Row>
    );
  }
  if (snapshot.matches('unknown')) {
    return <UnknownRow copy={copy} onRetry={() => send({ type: 'retry' })} />;
  }
  return (
    <Row
      title={copy.title}
      action={
        others.length > 1 && (
          <Button disabled={isEnding} onClick={() => end(others)}>
            {isEnding && ending.length > 1 ? copy.ending : copy.endOthers}
          </Button>
        )
      }
    >
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={copy.title}>
        {sessions.map(({ id, browser, lastUsedAt, isCurrent }) => {
          const name = browser ?? copy.unknownBrowser;
          return (
            <li key={id} className={styles.session}>
              <div>
                <Text>{name}</Text>
                <Text variant="small" tone="muted">
                  {isCurrent ? (
                    copy.current
                  ) : (
                    <>
                      {`${copy.lastUsed} `}
                      <FormattedDate date={lastUsedAt} />
                    </>
                  )}
                </Text>
              </div>
              {!isCurrent && (
                <Button size="small" disabled={isEnding} onClick={() => end([id])}>
                  {isEnding && ending.includes(id) && ending.length === 1 ? copy.ending : copy.end}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Row>
  );
}
