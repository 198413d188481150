// Shows a story on a documentation page. An edition is a color theme: `day` (light) or `night` (dark).
import { type Edition, editions, toCss } from '@fit-to-print/ui/tokens/color';
import { useEffect, useRef, useState } from 'react';
import { activeBrand } from '../activeBrand.ts';
import { loadImmediately, loadQueued } from './frameQueue.ts';

export interface StoryFrameProps {
  id: string;
  title: string;
  edition: Edition;
  /** The least width of the iframe in px. An iframe that is wider than its column is scaled down. */
  width: number;
  /** True if the iframe grows to the width of its column. */
  fillsColumn?: boolean;
  /** True if the story waits until the stories before it have ended, because it has a play function, or may have one. */
  isQueued?: boolean;
}

/** The largest height of the frame in px of the page. Higher content scrolls. */
const maxHeight = 900;
/** The height of the window while the play function runs, as in the tests. */
const windowHeight = 800;
/** Descenders of large letters and focus rings reach below the content. */
const minSpaceBelow = 16;
/** Elements at an edge of the window, such as a skip link, do not count in the height of the content. */
const minHeight = 72;

/** A story in an iframe that is as tall as the story. Loads when the visitor scrolls to it. */
export function StoryFrame({
  id,
  title,
  edition,
  width: leastWidth,
  fillsColumn = false,
  isQueued = true,
}: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(leastWidth);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState<number>();
  const src = `iframe.html?id=${id}&viewMode=story&globals=edition:${edition};motion:reduced;brand:${activeBrand}`;

  useEffect(() => {
    const column = box.current!.clientWidth;
    setScale(Math.min(1, column / leastWidth));
    if (fillsColumn) setWidth(Math.max(column, leastWidth));
    let sizes: ResizeObserver | undefined;
    const visible = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        visible.disconnect();
        void (async () => {
          await (isQueued ? loadQueued : loadImmediately)(frame.current!, src);
          const root = frame.current?.contentDocument?.querySelector('#storybook-root');
          if (!root) return;
          sizes = new ResizeObserver(() => {
            // A dialog or a toast is not part of the content's height: the iframe then gets the height of a window.
            const { bottom, height: content } = root.getBoundingClientRect();
            const { contentWindow, contentDocument } = frame.current!;
            const { paddingBottom } = contentWindow!.getComputedStyle(contentDocument!.body);
            setHeight(
              content > 0 && !hasFixedContent(contentDocument!)
                ? Math.max(
                    minHeight,
                    bottom +
                      contentWindow!.scrollY +
                      Math.max(minSpaceBelow, Number.parseFloat(paddingBottom)),
                  )
                : windowHeight,
            );
          });
          sizes.observe(root);
        })();
      },
      { rootMargin: '200px' },
    );
    visible.observe(box.current!);
    return () => {
      visible.disconnect();
      sizes?.disconnect();
    };
  }, [src, leastWidth, fillsColumn, isQueued]);

  const shownHeight = height === undefined ? 160 : Math.min(height * scale, maxHeight);
  return (
    <div
      ref={box}
      className="docs-frame"
      aria-busy={height === undefined}
      style={{ height: shownHeight, background: toCss(editions[edition].paper) }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The content is our own; the queue reads its state. */}
      <iframe
        ref={frame}
        title={title}
        style={{
          width,
          height: height === undefined ? windowHeight : shownHeight / scale,
          scale,
          // An empty iframe has the colors of the day edition.
          opacity: height === undefined ? 0 : 1,
        }}
      />
    </div>
  );
}

/** True while a dialog or a toast is shown. */
const hasFixedContent = (story: Document) =>
  story.querySelector('[role="dialog"], [role="status"] > *, [role="alert"] > *') !== null;
