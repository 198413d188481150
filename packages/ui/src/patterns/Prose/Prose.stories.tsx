// Stories of `Prose`.
import { fundingStages } from '@fit-to-print/content/fundingStages';
import { rules } from '@fit-to-print/ui/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { forceState } from '../../theme/states.ts';
import { Box } from '../../primitives/Box/index.ts';
import { Prose } from './Prose.tsx';

const paragraph = {
  type: 'paragraph',
  text: [
    'Every round buys time to answer ',
    { em: 'one' },
    ' question. Raise before you know it, and the ',
    { text: 'money answers', href: '/insights' },
    ' a different one. That is the useful way to read the figures: they are typical raises, not entry fees and not prizes.',
  ],
} as const;

const meta = {
  title: 'Patterns/Prose',
  component: Prose,
  args: {
    variant: 'article',
    intro: 'Every round buys time to answer one question.',
    contentsLabel: 'In this article',
    sections: [
      {
        id: 'first',
        heading: 'Four rounds, four questions',
        blocks: [paragraph, paragraph, { type: 'note', text: 'General information, not financial advice.' }],
      },
      {
        id: 'second',
        heading: 'Pre-seed: is the problem real?',
        blocks: [
          paragraph,
          { type: 'list', items: ['A first version.', 'A company that exists on paper.', paragraph.text] },
          paragraph,
          {
            type: 'table',
            caption: 'What a share costs in place of an invoice of $60,000.',
            columns: [
              { name: 'Share', align: 'start' },
              { name: 'Break-even value', align: 'end' },
            ],
            rows: [
              ['10%', '$600,000'],
              ['25%', '$240,000'],
            ],
          },
        ],
      },
    ],
  },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <Prose {...args} />
    </Box>
  ),
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'In this article' })).toBeVisible();
    const entry = canvas.getByRole('link', { name: 'Pre-seed: is the problem real?' });
    await expect(entry).toHaveAttribute('href', '#second');
    await expect(canvas.getByRole('region', { name: 'Pre-seed: is the problem real?' })).toHaveProperty(
      'id',
      'second',
    );
    await expect(canvas.getByRole('note')).toHaveTextContent('not financial advice');
    const table = canvas.getByRole('table', { name: /in place of an invoice/ });
    await expect(within(table).getByRole('columnheader', { name: 'Break-even value' })).toBeVisible();
    await expect(within(table).getByRole('rowheader', { name: '25%' })).toBeVisible();
  },
};

/** The number of characters in each line of an element. */
function lineLengths(element: HTMLElement): number[] {
  const lengths = new Map<number, number>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    for (let index = 0; index < texts.currentNode.nodeValue!.length; index++) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + 1);
      const { bottom } = range.getBoundingClientRect();
      lengths.set(bottom, (lengths.get(bottom) ?? 0) + 1);
    }
  }
  return [...lengths.values()];
}

/** `3px solid` → `3px` */
const widthOf = (rule: string) => rule.split(' ')[0]!;

/** No line has more than 76 characters, and the table of contents marks the section that is in view. */
export const LinesAndCurrentSection: Story = {
  // Longer than the window: the browser marks the last section of a page that cannot scroll.
  args: {
    sections: meta.args.sections.map(section => ({
      ...section,
      blocks: [...section.blocks, ...section.blocks, ...section.blocks],
    })),
  },
  tags: ['no-visual'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const paragraphs = canvasElement.querySelectorAll<HTMLElement>('section p:not([role])');
    const longest = Math.max(...Array.from(paragraphs).flatMap(lineLengths));
    await expect(longest, 'the longest line, in characters').toBeLessThanOrEqual(76);
    const [first, second] = canvas.getAllByRole('listitem');
    // Below the large breakpoint, the contents mark nothing.
    const currentBorder = window.matchMedia('(min-width: 60rem)').matches ? rules.bold : rules.hair;
    await waitFor(() => expect(getComputedStyle(first!).borderBottomWidth).toBe(widthOf(currentBorder)));
    await expect(getComputedStyle(second!).borderBottomWidth).toBe(widthOf(rules.hair));
  },
};

/** The variant for legal texts: numbered headings, and contents that mark no section. */
export const Document: Story = {
  args: { variant: 'document', contentsLabel: 'Contents' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2. Pre-seed: is the problem real?' })).toBeVisible();
    // The contents of a document mark no section.
    const entries = within(canvas.getByRole('navigation')).getAllByRole('listitem');
    for (const entry of entries)
      await expect(getComputedStyle(entry).borderBottomWidth).toBe(widthOf(rules.hair));
  },
};

/** The drawings that an article can have in its text, and the stage of funding that a section is about. */
export const Drawings: Story = {
  tags: ['both-editions'],
  args: {
    sections: [
      {
        id: 'stage',
        heading: 'A stage',
        blocks: [
          { type: 'fundingStage', name: 'Seed', stages: fundingStages },
          paragraph,
          {
            type: 'drawing',
            name: 'dilution',
            caption: 'What three rounds leave.',
            labels: ['The founder', 'One round: 80%', 'Two rounds', 'Three: about half'],
          },
          {
            type: 'drawing',
            name: 'breakEven',
            caption: 'Four shares, and an invoice.',
            labels: ['Invoice: $60,000', '10%', '15%', '20%', '25%', '$240,000', '$600,000'],
          },
        ],
      },
      {
        id: 'copies',
        heading: 'Copies and emails',
        blocks: [
          {
            type: 'drawing',
            name: 'copies',
            caption: 'A search shows one of many copies.',
            labels: ['A hundred places', 'One result'],
          },
          {
            type: 'drawing',
            name: 'emails',
            caption: 'How far two emails are read.',
            labels: ['“We are thrilled”', '“Milwaukee clinics”', 'Ends here', 'Is read on'],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    // The caption is the text of the drawing: its words are hidden.
    const [figure] = canvas.getAllByRole('figure');
    await expect(within(figure!).getByText('What three rounds leave.')).toBeVisible();
    await expect(within(figure!).getByText('Two rounds').closest('[aria-hidden=true]')).not.toBeNull();
  },
};

/** The text of an article has two columns, and figures and notes are as wide as both. The first sentences of a list are set off if they are short. */
export const Columns: Story = {
  args: {
    sections: [
      {
        id: 'columns',
        heading: 'Columns',
        blocks: [
          paragraph,
          paragraph,
          { type: 'note', text: 'General information, not financial advice.' },
          { type: 'list', items: ['The sender. A person with a name.', 'The offer. What they can have.'] },
          paragraph,
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/^Every round buys time to answer/);
    const isWide = window.matchMedia('(min-width: 48rem)').matches;
    await expect(getComputedStyle(canvas.getByRole('note').parentElement!).columnCount).toBe(
      isWide ? '2' : 'auto',
    );
    const region = canvas.getByRole('region', { name: 'Columns' }).getBoundingClientRect();
    const width = canvas.getByRole('note').getBoundingClientRect().width;
    await expect(width, 'the note is as wide as the section').toBeCloseTo(region.width, 0);
    await expect(first).toBeVisible();
    await expect(canvas.getByText('The sender.').tagName).toBe('B');
  },
};

/** A document: each section is a row, with its heading and key term beside its text. Items of a list that begin with a name and a price are a table. */
export const DocumentRows: Story = {
  args: {
    variant: 'document',
    contentsLabel: 'Contents',
    sections: [
      { id: 'one', heading: 'A key term', keyTerm: 'one question', blocks: [paragraph, paragraph] },
      {
        id: 'words',
        heading: 'Words before each text',
        blocks: [
          paragraph,
          { type: 'list', items: ['A message: 24 months after we read it.', 'A draft: when you delete it.'] },
          paragraph,
        ],
      },
      {
        id: 'prices',
        heading: 'Prices',
        blocks: [
          { type: 'list', items: ['Small, $599 a month: one article.', 'Large, $3,999 a month: four.'] },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const keyTerm = canvas.getByText('one question', { selector: '[aria-hidden]' });
    await expect(keyTerm).toBeVisible();
    await expect(canvas.getByText('24 months').tagName).toBe('B');
    await expect(canvas.getByText('$3,999').tagName).toBe('B');
    // The text of a row stays complete for screen readers.
    const row = canvas.getByText('$599').closest('li');
    await expect(row).toHaveTextContent('Small, $599 a month: one article.');
    const positionOf = (element: HTMLElement) => element.getBoundingClientRect();
    const heading = positionOf(canvas.getByRole('heading', { name: '3. Prices' }));
    const isWide = window.matchMedia('(min-width: 48rem)').matches;
    const { left, top } = positionOf(row!);
    if (isWide) await expect(left, 'the text is beside the heading').toBeGreaterThan(heading.right);
    else await expect(top, 'the text is below the heading').toBeGreaterThan(heading.bottom);
  },
};

/** Phones fold the contents of a document; wider screens show them without a button. */
export const FoldedContents: Story = {
  tags: ['below-medium'],
  globals: { viewport: { value: 'small' } },
  args: { variant: 'document', contentsLabel: 'Contents' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByText('Pre-seed: is the problem real?', { selector: 'a' });
    const summary = canvasElement.querySelector('summary')!;
    await expect(link.checkVisibility(), 'the link before the click').toBe(false);
    await userEvent.click(summary);
    await waitFor(() => expect(link.checkVisibility(), 'the link after the click').toBe(true));
    forceState(summary, 'hover', 'focus');
  },
};

export const Extremes: Story = {
  args: {
    variant: 'document',
    contentsLabel: 'Inhaltsverzeichnis',
    sections: [
      {
        id: 'long',
        heading: 'Rechtsschutzversicherungsgesellschaften und ihre Haftungsbeschränkungsvereinbarungen',
        blocks: [
          {
            type: 'paragraph',
            text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
          },
        ],
      },
      { id: 'empty', heading: 'Nothing', blocks: [] },
    ],
  },
};
