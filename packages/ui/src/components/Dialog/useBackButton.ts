// `useBackButton` closes a dialog with Android's Back button.
import { useEffect, useEffectEvent } from 'react';

/** A part of the browser's `CloseWatcher`, which TypeScript does not describe. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/**
 * Closes a dialog with Android's Back button or gesture, which would leave the page otherwise. Does nothing in a browser without
 * `CloseWatcher`. Browsers close a `popover`, such as the menu, in the same way by themselves.
 */
export function useBackButton(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as Window & { CloseWatcher?: new () => CloseWatcher };
    if (!open || !Watcher) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        // A watcher works once, and the dialog may stay open, for example while a request runs.
        watch();
        close();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
