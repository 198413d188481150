import { useEffect, useEffectEvent } from 'react';

interface Emitter<Event> {
  on: (type: '*', handler: (event: Event) => void) => { unsubscribe: () => void };
}

/** Calls `handler`, in its latest version, with every event that a machine emits. */
export function useEmitted<Event>(actor: Emitter<Event>, handler: (event: NoInfer<Event>) => void): void {
  const onEmitted = useEffectEvent(handler);
  useEffect(() => {
    const subscription = actor.on('*', event => onEmitted(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
