// Loads stories in iframes on a documentation page: immediately, or one after the other.
/** The parts of Storybook's preview in a frame that are used here. */
interface FrameWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

const finalPhases = new Set(['completed', 'finished', 'aborted', 'errored']);
const maxWaitMs = 10_000;

/** Resolves when the story of a frame has been rendered and its play function, if any, has ended; at the latest after `maxWaitMs`. */
async function waitUntilRendered(frame: HTMLIFrameElement): Promise<void> {
  const start = performance.now();
  while (frame.isConnected && performance.now() - start < maxWaitMs) {
    const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as FrameWindow;
    if (finalPhases.has(preview?.currentRender?.phase ?? '')) return;
    // Polls, because Storybook sends its event only to listeners in the frame, and one added from here could be too late.
    await new Promise(resolve => {
      setTimeout(resolve, 50);
    });
  }
}

/** Loads a story that has no play function: it does not take the focus, so it need not wait for other stories. */
export async function loadImmediately(frame: HTMLIFrameElement, src: string): Promise<void> {
  frame.src = src;
  await waitUntilRendered(frame);
}

/** Settles when the story that was queued last has been loaded. */
let lastQueuedLoad: Promise<void> = Promise.resolve();

/**
 * Loads a story when all stories that were queued before it have ended: play functions at the same time would take the focus from each other.
 * Afterwards the focus goes back to where it was on the page.
 */
export async function loadQueued(frame: HTMLIFrameElement, src: string): Promise<void> {
  const loadAndPlay = async () => {
    if (!frame.isConnected) return;
    const focused = document.activeElement;
    frame.src = src;
    await waitUntilRendered(frame);
    if (document.activeElement === frame && focused instanceof HTMLElement) {
      frame.blur();
      focused.focus({ preventScroll: true });
    }
  };
  lastQueuedLoad = lastQueuedLoad.then(loadAndPlay);
  return lastQueuedLoad;
}
