// Documentation of `Tabs` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Switches between views of one thing that are never needed at the same time: sign in or sign up.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['tab bar', 'segmented control', 'switcher', 'pills'],
  use: [{ text: 'Two to four views with a label of one or two words.', story: 'Playground' }],
  avoid: [
    { text: 'Steps of one task: use a wizard.', instead: 'Flows/ApplicationWizard/Profile' },
    {
      text: 'Long labels: on phones they wrap, and all tabs become as high as the highest. One or two words.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['Tab list', 'A row of labels; the selected one is underlined.'],
    ['Panel', 'The content of the selected tab. The others are not in the page.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the selected tab, then into the panel.'],
    ['Left, Right', 'Selects the tab before or after.'],
    ['Home, End', 'Selects the first or the last tab.'],
  ],
  screenReader: ['“Sign in, tab, selected, 1 of 2”.'],
  related: {
    'Components/Disclosure': 'parts that may be open at the same time.',
    'Flows/AuthTabs': 'uses it.',
  },
} satisfies ComponentDocs;
