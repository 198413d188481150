import type { Edition } from '@fit-to-print/ui/tokens/color';
import { useEffect, useRef, useState } from 'react';
import { loadInTurn } from './frameQueue.ts';

export interface StoryFrameProps {
  id: string;
  title: string;
  edition: Edition;
  /** The width of its window in px. It is scaled to the column. */
  width: number;
}

/** The largest height that is shown at once, in px of the page; the rest scrolls. */
const maxHeight = 900;
/** The height of the window while the story is played, as in the tests. */
const windowHeight = 800;

/** A story in its own window, as high as its content. Loads when it is scrolled to. */
export function StoryFrame({ id, title, edition, width }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState<number>();
  const src = `iframe.html?id=${id}&viewMode=story&globals=edition:${edition};motion:reduced`;

  useEffect(() => {
    setScale(Math.min(1, box.current!.clientWidth / width));
    let sizes: ResizeObserver | undefined;
    const visible = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        visible.disconnect();
        void (async () => {
          await loadInTurn(frame.current!, src);
          const root = frame.current?.contentDocument?.querySelector('#storybook-root');
          if (!root) return;
          sizes = new ResizeObserver(() => {
            // A dialog or a toast is not in the flow: it needs the window.
            const content = root.getBoundingClientRect().height;
            setHeight(
              content > 0 && !hasFixedContent(frame.current!.contentDocument!) ? content : windowHeight,
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
  }, [src, width]);

  const shownHeight = height === undefined ? 160 : Math.min(height * scale, maxHeight);
  return (
    <div ref={box} className="docs-frame" style={{ height: shownHeight }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The content is our own; the queue reads its state. */}
      <iframe
        ref={frame}
        title={title}
        style={{ width, height: height === undefined ? windowHeight : shownHeight / scale, scale }}
      />
    </div>
  );
}

/** True while a dialog or a toast is shown. */
const hasFixedContent = (story: Document) =>
  story.querySelector('[role="dialog"], [role="status"] > *, [role="alert"] > *') !== null;
