// Loads stories in iframes on a documentation page.
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

/** Loads a story without a play function, which takes no focus. */
export async function loadAtOnce(frame: HTMLIFrameElement, src: string): Promise<void> {
  frame.src = src;
  await waitUntilRendered(frame);
}

let last: Promise<void> = Promise.resolve();

/**
 * Loads stories one after the other: play functions at the same time would take the focus from each other. The focus goes back to
 * the page.
 */
export async function loadInTurn(frame: HTMLIFrameElement, src: string): Promise<void> {
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
  last = last.then(loadAndPlay);
  return last;
}
