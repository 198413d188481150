// Sample sessions (browsers in which the user is signed in), for stories.
import type { StateValueFrom } from 'xstate';
import type { AccountSession, SessionsContext, sessionsMachine } from './sessions.machine.ts';

/** Three sessions: this browser, another known browser, and a browser whose name is not stored any more. */
export const sessions: readonly AccountSession[] = [
  {
    id: 'session-0',
    browser: 'Firefox on Linux',
    signedInAt: '2026-11-20T14:50:00Z',
    lastUsedAt: '2026-11-23T09:10:00Z',
    isCurrent: true,
  },
  {
    id: 'session-1',
    browser: 'Safari on iPhone',
    signedInAt: '2026-10-02T08:00:00Z',
    lastUsedAt: '2026-11-21T18:30:00Z',
    isCurrent: false,
  },
  {
    id: 'session-2',
    browser: null,
    signedInAt: '2026-05-11T12:00:00Z',
    lastUsedAt: '2026-07-30T12:00:00Z',
    isCurrent: false,
  },
];

const loading: SessionsContext = { sessions: [], ending: [] };

/** One context per state: a state without one does not compile. */
export const sessionsContexts = {
  loading,
  unknown: loading,
  ready: { sessions, ending: [] },
  ending: { sessions, ending: ['session-1'] },
} satisfies Record<StateValueFrom<typeof sessionsMachine>, SessionsContext>;
