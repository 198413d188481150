// Documentation of `LogoCarousel` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The outlets where releases run, as logos that move in a loop and can be paused. On phones all are in rows.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['logo wall', 'marquee', 'ticker', 'slider', 'clients', 'press logos'],
  use: [
    { text: 'Six logos or more.', story: 'WithManyLogos' },
    { text: 'It stops on hover, on focus, by its button, and under reduced motion.', story: 'Paused' },
  ],
  avoid: [
    { text: 'One or two logos: the window shows them several times.', story: 'WithOneLogo' },
    { text: 'Anything that must be read: it moves.', instead: 'Patterns/OutletGrid/Playground' },
  ],
  anatomy: [
    ['Logos', '120 × 60 px, or 180 × 90 px, on a light ground in both editions.'],
    ['Pause button', 'At the end.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the row, which can be scrolled by the arrow keys, then to the button.'],
    ['Enter, Space', 'Pauses and continues.'],
  ],
  screenReader: [
    '“Where releases run, region”, then each logo once: “Austin American-Statesman, image”.',
    '“Pause the logos, toggle button”; “pressed” while the logos do not move.',
  ],
  related: {
    'Patterns/OutletGrid': 'outlets as text.',
    'Patterns/CompanyShowcase': 'companies of the studio.',
  },
} satisfies ComponentDocs;
