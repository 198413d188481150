// Documentation of `SkipLink` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Lets keyboard users skip the header. It is the first link of every page.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['skip navigation', 'skip to content', 'bypass blocks'],
  use: [{ text: 'Once, before everything else.', story: 'OnFocus' }],
  avoid: [{ text: 'A long text: it covers the header.', story: 'WithLongestText' }],
  anatomy: [['Link', 'Hidden until it has the focus; then at the top left.']],
  keyboard: [
    ['Tab', 'The first Tab on a page shows the link.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  screenReader: ['“Skip to content, link”.'],
  related: {
    'Patterns/SiteHeader': 'the header that it skips.',
  },
} satisfies ComponentDocs;
