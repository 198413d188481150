import { useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { getSnapshot, subscribe } from './session.ts';
import { sessionMachine } from './session.machine.ts';

const prerenderedSession = createActor(sessionMachine).getSnapshot();

/** Who reads: nobody in particular while printing and hydrating, then whoever is signed in in this browser. */
export const useSession = () => useSyncExternalStore(subscribe, getSnapshot, () => prerenderedSession);
