// Animations of the change from one page to another, and from one edition (color theme) to the other.
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { duration, easing, motionAllowed } from '../tokens/motion.ts';

/*
 * View transitions between pages, in browsers that support them. The header stays; an element that both pages name with
 * `data-transition-name` moves to its new place. The rules are in no cascade layer, because `@view-transition` and its pseudo-elements are no styles of an element.
 */
/** Adds a rule that applies only if the visitor allows motion. */
const inMotion = (selector: string, rule: object) =>
  globalStyle(selector, { '@media': { [motionAllowed]: rule } });

inMotion('@view-transition', { navigation: 'auto' });
inMotion('html::view-transition-group(*), html::view-transition-old(*), html::view-transition-new(*)', {
  animationDuration: `${duration.short}ms`,
  animationTimingFunction: easing.decelerate,
});
// The new page can be clicked during the transition.
inMotion('html::view-transition', { pointerEvents: 'none' });
inMotion('html::view-transition-old(site-header)', { display: 'none' });
inMotion('html::view-transition-new(site-header)', { animation: 'none' });

/**
 * The value names the element that moves: `city-austin`. It must be unique in a document, or browsers skip the transition. Browsers that
 * cannot use an attribute in this property ignore the rule.
 */
globalStyle('body [data-transition-name]', {
  viewTransitionName: 'attr(data-transition-name type(<custom-ident>), none)',
});

/**
 * When the edition changes, the new one covers the old one from the top. The site's bootstrap script sets this attribute during the
 * change. No element moves.
 */
const changing = ':root[data-changing]';
/** Uncovers the new page from its top to its bottom. */
const roll = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
inMotion(`${changing} body [data-transition-name]`, { viewTransitionName: 'none' });
inMotion(`${changing}::view-transition-old(root)`, { animation: 'none' });
inMotion(`${changing}::view-transition-new(root)`, {
  animation: `${roll} ${duration.draw}ms ${easing.draw}`,
  mixBlendMode: 'normal',
});
