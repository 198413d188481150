// Documentation of `ThemeSwitch` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Lets a visitor choose the day or the night edition. Without a choice the page follows the system.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['dark mode', 'theme toggle', 'light mode', 'color scheme', 'edition'],
  use: [{ text: 'Once on a page, in the footer.', story: 'Playground' }],
  avoid: [{ text: 'Any other choice: use a RadioGroup.', instead: 'Components/Field/Boxes' }],
  anatomy: [
    ['Legend', 'The name of the group, for screen readers.'],
    ['Options', '“Day edition” and “Night edition”; the chosen one is inverted.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the chosen option.'],
    ['Left, Right', 'Chooses the other.'],
  ],
  screenReader: ['“Edition, group. Day edition, radio button, checked, 1 of 2”.'],
  related: {
    'Patterns/SiteFooter': 'contains it.',
  },
} satisfies ComponentDocs;
