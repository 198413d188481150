export const toastTones = ['success', 'destructive'] as const;

/** What a slip says. */
export interface ToastMessage {
  readonly tone: (typeof toastTones)[number];
  readonly title: string;
  /** `null` where the title says it all. */
  readonly description: string | null;
  /** What to quote to whoever looks into it. */
  readonly reference?: string | undefined;
  /** Where to go on, in case nothing goes there by itself. */
  readonly link?: { readonly href: string; readonly text: string };
}

/** A message on the wire: its number tells it from an earlier one with the same words, which is then said again. */
export interface Slip extends ToastMessage {
  readonly number: number;
}

/** What keeps a slip from leaving; one of them may end while the other goes on. */
type Hold = 'pointer' | 'focus';

/** How long good news stays, in ms, counted anew after every hold. Bad news stays until it is dismissed. */
export const lingers = 8000;

/**
 * The wire that slips come from, apart from React and the document. There is one slip at a time, and the newest wins:
 * a reader can act on one thing, and a failure is not left hanging beside the success that followed it.
 */
export function createToaster() {
  const listeners = new Set<() => void>();
  let slip: Slip | null = null;
  let count = 0;
  const held = new Set<Hold>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Slip | null) => {
    slip = next;
    schedule();
    for (const listener of listeners) listener();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (slip?.tone === 'success' && !slip.link && held.size === 0) timer = setTimeout(dismiss, lingers);
  };
  const dismiss = () => {
    held.clear();
    change(null);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => slip,
    show: (message: ToastMessage) => {
      count += 1;
      change({ ...message, number: count });
    },
    dismiss,
    /** Someone points at it or has focus in it: it stays. */
    hold: (by: Hold) => {
      held.add(by);
      schedule();
    },
    release: (by: Hold) => {
      held.delete(by);
      schedule();
    },
  };
}

export type Toaster = ReturnType<typeof createToaster>;
