import type { StyleRule } from '@vanilla-extract/css';
import { from } from '../tokens/breakpoint.ts';

// These styles hide a fixed element at the bottom of the window (the promo card) while an important element (the
// first action of a page) is there. They use a view timeline, so no script runs.

const timeline = '--overlap';

/** For the common ancestor of both elements. */
export const overlapScope: StyleRule = { timelineScope: timeline };

/** For the element that must not be covered. A page may have one, because all share one timeline name. */
export const neverCovered: StyleRule = {
  viewTimelineName: timeline,
  // The bottom of the window, as high as the promo card: two lines of text, or one on large screens.
  viewTimelineInset: 'calc(100% - 88px) 0px',
  '@media': { [from('large')]: { viewTimelineInset: 'calc(100% - 48px) 0px' } },
};

/**
 * For the fixed element. Browsers without view timelines never hide it.
 * @param hide The name of keyframes that hide the element.
 */
export const hideOnOverlap = (hide: string): StyleRule => ({
  '@supports': {
    '(animation-timeline: --overlap)': {
      animationName: hide,
      animationTimingFunction: 'linear',
      animationTimeline: timeline,
      animationRange: 'cover',
    },
  },
});
