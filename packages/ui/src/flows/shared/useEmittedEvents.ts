// `useEmittedEvents` tells a component about the events of its state machine, such as a finished request.
import { useEffect, useEffectEvent } from 'react';

interface Emitter<Emitted> {
  on: (type: '*', handler: (event: Emitted) => void) => { unsubscribe: () => void };
}

/** Calls `handler`, in its latest version, with every event that a machine emits. */
export function useEmittedEvents<Emitted>(
  actor: Emitter<Emitted>,
  handler: (event: NoInfer<Emitted>) => void,
): void {
  const onEmitted = useEffectEvent(handler);
  useEffect(() => {
    const subscription = actor.on('*', event => onEmitted(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
