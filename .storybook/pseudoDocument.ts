// Puts into the pseudo-locale the text on the page that does not come from a story's args.
import { root as headline } from '../packages/ui/src/primitives/CopyfitHeadline/CopyfitHeadline.css.ts';
import { lengthen } from './pseudoLocale.ts';

/** Code, Storybook's own elements, options whose text is their value, and headlines: those are fitted to the text of their props. */
const unchanged = `script, style, template, svg, code, pre, textarea, option:not([value]), .sb-wrapper, .${headline}`;

const textsIn = (node: Node): Text[] => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = node instanceof Text ? [node] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/**
 * Lengthens every text below the element, also what appears later: a toast, an error, the text of a decorator. Text that is lengthened
 * already stays the same. Returns a function that ends this and puts the written text back.
 */
export function showInPseudoLocale(element: Element): () => void {
  const changedTexts = new Map<Text, { originalText: string; lengthenedText: string }>();
  const change = (text: Text) => {
    if (text.parentElement?.closest(unchanged)) return;
    const originalText = text.data;
    const lengthenedText = lengthen(originalText);
    if (lengthenedText === originalText) return;
    changedTexts.set(text, { originalText, lengthenedText });
    text.data = lengthenedText;
  };
  const observer = new MutationObserver(mutations => {
    for (const { type, target, addedNodes } of mutations)
      for (const node of type === 'childList' ? addedNodes : [target]) textsIn(node).forEach(change);
  });
  textsIn(element).forEach(change);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    // React does not know of the change, so it would leave a text that stays the same as it is.
    for (const [text, { originalText, lengthenedText }] of changedTexts)
      if (text.data === lengthenedText) text.data = originalText;
  };
}
