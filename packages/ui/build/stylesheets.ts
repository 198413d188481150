// Makes the three stylesheets of the package.
import { type AtRule, type ChildNode, parse, type Root } from 'postcss';
import type { Plugin } from 'vite';
import { scopeClass } from '../src/theme/scope.ts';

/** The cascade layer that contains all layers of the package, so that an app can order it among its own layers. */
const packageLayer = 'fit-to-print';

const isAtRule = (node: ChildNode, name: string): node is AtRule =>
  node.type === 'atrule' && node.name === name;

/** True for a font that is downloaded, not a system font. */
const isDownloadedFont = (node: ChildNode) =>
  isAtRule(node, 'font-face') && node.some(child => child.type === 'decl' && child.value.includes('url('));

/**
 * Restricts a selector to elements inside the scope, or returns `undefined` for a rule that only a whole page can use (`html …`, `body > …`).
 * @param scope A selector of the elements that contain the package's components.
 */
function scopeSelector(selector: string, scope: string): string | undefined {
  if (selector === ':root' || selector === 'body') return scope;
  if (/^(html\b|body\s*>)/.test(selector)) return undefined;
  // `:root[…]` stays before the scope: the attribute, such as the edition (the color theme), is on the root element.
  if (selector.startsWith(':root')) return `${selector} ${scope}`;
  // The element of the scope, and every element inside it.
  if (selector.startsWith('*')) return `${scope}${selector.slice(1)}, ${scope} ${selector}`;
  return `${scope} ${selector.replace(/^body\s+/, '')}`;
}

/** Restricts the rules of a layer to elements inside the scope. */
function scopeRules(layer: AtRule, scope: string) {
  layer.walkRules(rule => {
    const selectors = rule.selectors.flatMap(selector => scopeSelector(selector, scope) ?? []);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  layer.walkAtRules(atRule => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
}

/** A copy of the stylesheet with only the top-level rules for which `isKept` is true. */
function filterRules(root: Root, isKept: (node: ChildNode) => boolean): Root {
  const copy = root.clone();
  copy.nodes = copy.nodes.filter(isKept);
  return copy;
}

/** Moves all layers into `packageLayer`, so that none has the name of a layer of the app. */
function nestLayers(root: Root) {
  for (const node of root.nodes)
    if (isAtRule(node, 'layer')) node.params = node.params.replaceAll(/\w+/g, `${packageLayer}.$&`);
}

/**
 * The stylesheets of the package, made from the one stylesheet of the build.
 * `styles.css`: everything, with a reset and print styles for the whole page, and the fonts.
 * `components.css`: the same without rules for the page. The reset and the theme are for elements inside `.fit-to-print` only.
 * `fonts.css`: the fonts.
 */
export function splitStylesheet(css: string): Record<'styles' | 'components' | 'fonts', string> {
  const styles = parse(css);
  nestLayers(styles);
  const fonts = filterRules(styles, isDownloadedFont);
  const components = filterRules(
    styles,
    node =>
      isAtRule(node, 'layer') ||
      isAtRule(node, 'keyframes') ||
      (isAtRule(node, 'font-face') && !isDownloadedFont(node)),
  );
  for (const node of components.nodes) {
    if (!isAtRule(node, 'layer') || !node.nodes) continue;
    // `:where` adds no specificity, so the reset is as weak as in `styles.css`.
    if (node.params === `${packageLayer}.reset`) scopeRules(node, `:where(.${scopeClass})`);
    if (node.params === `${packageLayer}.theme`) scopeRules(node, `.${scopeClass}`);
  }
  return { styles: styles.toString(), components: components.toString(), fonts: fonts.toString() };
}

/** Replaces the one stylesheet of the build by those that `splitStylesheet` makes of it. */
export const stylesheets = (): Plugin => ({
  name: 'stylesheets',
  enforce: 'post',
  generateBundle(_, bundle) {
    const whole = bundle['styles.css'];
    if (whole?.type !== 'asset') throw new Error('The build has no styles.css.');
    const { styles, components, fonts } = splitStylesheet(String(whole.source));
    whole.source = styles;
    this.emitFile({ type: 'asset', fileName: 'components.css', source: components });
    this.emitFile({ type: 'asset', fileName: 'fonts.css', source: fonts });
  },
});
