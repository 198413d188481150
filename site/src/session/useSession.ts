// `useSession` gives React components the session: whether a visitor is signed in.
import { useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { getSnapshot, subscribe } from './session.ts';
import { sessionMachine } from './session.machine.ts';

/** The state before anything is known about the visitor. */
const prerenderedSession = createActor(sessionMachine).getSnapshot();

/** Returns the session: `unknown` while prerendering and hydrating, then the session of this browser. */
export const useSession = () => useSyncExternalStore(subscribe, getSnapshot, () => prerenderedSession);
