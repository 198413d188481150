// The store of toasts (short messages at the edge of the window): which one is shown, and when it closes.
export const toastTones = ['success', 'destructive'] as const;

/** The content of a toast. */
export interface ToastMessage {
  /** `success` closes by itself, `destructive` stays until the user dismisses it. */
  readonly tone: (typeof toastTones)[number];
  /** Says in a few words what happened. */
  readonly title: string;
  /** Details, or `null` if the title is enough. */
  readonly description: string | null;
  /** The request's reference, which the user can quote to support. */
  readonly reference?: string | undefined;
  /** A link to continue with. A toast with a link stays until it is dismissed. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** A shown message. The `id` tells it from an earlier message with the same text, so that it is announced again. */
export interface Toast extends ToastMessage {
  readonly id: number;
}

/** The reasons for which the timer is paused. Both can be active at the same time. */
type PauseReason = 'pointer' | 'focus';

/** The time for which a success toast stays (docs/specification.md, section 8). The time starts anew when the timer resumes. */
export const durationMs = 8000;

/**
 * Holds the current toast, without React or the document. There is one toast at a time and the newest replaces it, so
 * that a failure never stays beside the success that followed.
 */
export function createToastStore() {
  const listeners = new Set<() => void>();
  let toast: Toast | null = null;
  let lastId = 0;
  const pauseReasons = new Set<PauseReason>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (next: Toast | null) => {
    toast = next;
    restartTimer();
    for (const listener of listeners) listener();
  };
  const restartTimer = () => {
    clearTimeout(timer);
    const closesByItself = toast?.tone === 'success' && !toast.link;
    if (closesByItself && pauseReasons.size === 0) timer = setTimeout(dismiss, durationMs);
  };
  const dismiss = () => {
    pauseReasons.clear();
    update(null);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => toast,
    show: (message: ToastMessage) => {
      lastId += 1;
      update({ ...message, id: lastId });
    },
    dismiss,
    /** Dismisses the toast if it is about a failure: the part of the page that it is about is closed. */
    dismissFailure: () => {
      if (toast?.tone === 'destructive') dismiss();
    },
    pause: (reason: PauseReason) => {
      pauseReasons.add(reason);
      restartTimer();
    },
    resume: (reason: PauseReason) => {
      pauseReasons.delete(reason);
      restartTimer();
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
