import { globalStyle, keyframes } from '@vanilla-extract/css';
import { duration, easing, motionAllowed } from '../tokens/motion.ts';

/*
 * Turning a page: browsers that can, blend one document into the next. The header stays; what both pages name with `data-turn`
 * travels to its new place. The rules are in no cascade layer, because `@view-transition` and its pseudo-elements are no styles of an
 * element.
 */
const inMotion = (selector: string, rule: object) =>
  globalStyle(selector, { '@media': { [motionAllowed]: rule } });

inMotion('@view-transition', { navigation: 'auto' });
inMotion('html::view-transition-group(*), html::view-transition-old(*), html::view-transition-new(*)', {
  animationDuration: `${duration.short}ms`,
  animationTimingFunction: easing.decelerate,
});
// The new page can be clicked while it turns.
inMotion('html::view-transition', { pointerEvents: 'none' });
inMotion('html::view-transition-old(site-header)', { display: 'none' });
inMotion('html::view-transition-new(site-header)', { animation: 'none' });

/**
 * The value names what travels: `city-austin`. It is unique in a document, or browsers turn the page without a transition. Browsers
 * that cannot read an attribute into this property ignore the rule.
 */
globalStyle('body [data-turn]', { viewTransitionName: 'attr(data-turn type(<custom-ident>), none)' });

/**
 * Changing the edition, as a change of plates: the new one rolls over the old one from the top. The site's bootstrap script sets the
 * attribute while it changes; nothing travels.
 */
const changing = ':root[data-changing]';
const roll = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });
inMotion(`${changing} body [data-turn]`, { viewTransitionName: 'none' });
inMotion(`${changing}::view-transition-old(root)`, { animation: 'none' });
inMotion(`${changing}::view-transition-new(root)`, {
  animation: `${roll} ${duration.draw}ms ${easing.draw}`,
  mixBlendMode: 'normal',
});
