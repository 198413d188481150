// The drawings and icons of the design system. An edition is a color theme: `day` (light) or `night` (dark).
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { PageLink } from '../../componentPage/PageLink.tsx';
import { StoryFrame } from '../../componentPage/StoryFrame.tsx';

const drawings: readonly [title: string, story: string, text: string][] = [
  [
    'Patterns/FrontPagePicture',
    'Playground',
    'Halftone pictures in two inks: one picture for each edition. Only on the front page.',
  ],
  [
    'Patterns/Newsstand',
    'Playground',
    'A halftone in the same two inks: a newsstand. Only at the end of the page of the product.',
  ],
  [
    'Patterns/StreetMap',
    'Playground',
    'The streets of a city as a map, drawn from a few numbers in the city’s file.',
  ],
  [
    'Patterns/ReleaseIllustration',
    'Playground',
    'A press release that becomes clippings. Only on the page of the product.',
  ],
  [
    'Patterns/ProcessSteps',
    'Playground',
    'The making of a page in five drawings: brief, draft, proof, plate, run.',
  ],
  [
    'Patterns/Illustration',
    'AllDrawings',
    'Drawings in black and blue ink, for articles, legal texts and other pages.',
  ],
  ['Patterns/FundingStages', 'Playground', 'A ladder beside a ruler, to scale on a logarithmic axis.'],
];

/** The large drawings, each as a live story. */
export const Drawings = () =>
  drawings.map(([title, story, text]) => (
    <section key={title}>
      <h3>
        <PageLink title={title}>{title.split('/')[1]}</PageLink>
      </h3>
      <p>{text}</p>
      <StoryFrame id={toId(title, storyNameFromExport(story))} title={text} edition="day" width={1280} />
    </section>
  ));

/** The icons: each is drawn where it is used, in the color of its text. */
export const icons: readonly (readonly string[])[] = [
  [
    'Arrow',
    '28 × 14, 2.5 px lines',
    'Leads to another page: Button. Turned around: ArticleLayout’s link back',
  ],
  ['Chevron', '16 × 10', 'Opens the browser’s menu: Select'],
  [
    'Plus, minus',
    '20 px, 3 px lines',
    'Opens and closes: Disclosure. Drawn as borders, which forced colors keep',
  ],
  ['Square, line', '11 px', 'Included, not included: PricingTable. Drawn as borders, too; words are read'],
  ['Scissors', '36 × 24', 'The coupon: LeadFormSection'],
  ['Pencil stroke', 'as wide as its word', 'A word struck out: CopyfitHeadline, NotFound'],
];
