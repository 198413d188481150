// Animations of the change from one page to another, and from one edition (color theme) to the other.
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { duration, easing, motionAllowed } from '../tokens/motion.ts';

/*
 * View transitions between pages, in browsers that support them. The header does not move; an element that both pages name with
 * `data-transition-name` moves to its new place. The rules are in no cascade layer, because `@view-transition` and its pseudo-elements do not style one element.
 */
/** Adds a rule that applies only if the visitor allows motion. */
const ifMotionAllowed = (selector: string, rule: object) =>
  globalStyle(selector, { '@media': { [motionAllowed]: rule } });

ifMotionAllowed('@view-transition', { navigation: 'auto' });
ifMotionAllowed(
  'html::view-transition-group(*), html::view-transition-old(*), html::view-transition-new(*)',
  {
    animationDuration: `${duration.short}ms`,
    animationTimingFunction: easing.decelerate,
  },
);
// The new page can be clicked during the transition.
ifMotionAllowed('html::view-transition', { pointerEvents: 'none' });
ifMotionAllowed('html::view-transition-old(site-header)', { display: 'none' });
ifMotionAllowed('html::view-transition-new(site-header)', { animation: 'none' });

/**
 * The value of the attribute names the element that moves, for example `city-austin`. It must be unique in a document, or browsers skip the transition. Browsers that
 * cannot use an attribute in this property ignore the rule.
 */
globalStyle('body [data-transition-name]', {
  viewTransitionName: 'attr(data-transition-name type(<custom-ident>), none)',
});

/**
 * When the edition changes, the page in the new edition appears over the old one, from top to bottom. The site's bootstrap script sets
 * `data-changing` during the change. No element moves.
 */
const whileEditionChanges = ':root[data-changing]';
/** Reveals the new page from its top to its bottom. */
const revealFromTop = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
ifMotionAllowed(`${whileEditionChanges} body [data-transition-name]`, { viewTransitionName: 'none' });
ifMotionAllowed(`${whileEditionChanges}::view-transition-old(root)`, { animation: 'none' });
ifMotionAllowed(`${whileEditionChanges}::view-transition-new(root)`, {
  animation: `${revealFromTop} ${duration.draw}ms ${easing.draw}`,
  mixBlendMode: 'normal',
});
