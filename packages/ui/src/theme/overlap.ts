import type { StyleRule } from '@vanilla-extract/css';
import { from } from '../tokens/breakpoint.ts';

const timeline = '--aside';

/** Of what both stand in. */
export const overlapScope: StyleRule = { timelineScope: timeline };

/**
 * What nothing may lie over, such as the first action of a page: while it crosses the foot of the window, what sticks there steps
 * aside. One to a page, since the name stands for one thing.
 */
export const neverCovered: StyleRule = {
  viewTimelineName: timeline,
  // The foot of the window: as high as two lines of the promo, or one.
  viewTimelineInset: 'calc(100% - 88px) 0px',
  '@media': { [from('large')]: { viewTimelineInset: 'calc(100% - 48px) 0px' } },
};

/** Of what sticks to the foot of the window. In browsers without such timelines it stays. @param hide Keyframes. */
export const hideOnOverlap = (hide: string): StyleRule => ({
  '@supports': {
    '(animation-timeline: --aside)': {
      animationName: hide,
      animationTimingFunction: 'linear',
      animationTimeline: timeline,
      animationRange: 'cover',
    },
  },
});
