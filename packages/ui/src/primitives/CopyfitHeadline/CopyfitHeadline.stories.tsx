// Stories of `CopyfitHeadline`. `sizeBias` (0 to 1) prefers large, narrow letters in a headline.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Grid, GridArea } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { CopyfitContext } from './CopyfitContext.ts';
import { CopyfitHeadline, type CopyfitHeadlineProps, lineHeights } from './CopyfitHeadline.tsx';
import type { CopyfitRequest, HeadlineFit } from './request.ts';
import { samples } from './samples.fixtures.ts';
import { solveInBrowser } from './solveInBrowser.ts';
import type { HeadlineText, Run } from './text.ts';

const meta = {
  title: 'Primitives/CopyfitHeadline',
  component: CopyfitHeadline,
  parameters: { layout: 'padded' },
  args: { as: 'h2', text: [['Two lines'], ['will do.']] },
  argTypes: {
    lineHeight: { control: 'select', options: lineHeights },
    sizeBias: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
    text: { control: false },
  },
} satisfies Meta<typeof CopyfitHeadline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines end with `|`, chunks with `/`: `We build / startups | and make them | ~deleted~ _inserted_`. */
const parse = (source: string): HeadlineText =>
  source.split('|').map(line =>
    line.split('/').map(chunk =>
      chunk
        .trim()
        .split(/(~[^~]+~|_[^_]+_)/)
        .filter(Boolean)
        .map((run): Run => {
          if (/^~.+~$/.test(run)) return { del: run.slice(1, -1) };
          return /^_.+_$/.test(run) ? { ins: run.slice(1, -1) } : run;
        }),
    ),
  );

/** Expects each line to be as wide as the column. Side bearings may exceed it. */
async function expectFilled(headline: HTMLElement) {
  const columnWidth = headline.getBoundingClientRect().width;
  await waitFor(async () => {
    const spans = [...headline.querySelectorAll('span[class*="f0"]')];
    const lines = spans.filter(span => getComputedStyle(span).display === 'block');
    await expect(lines).not.toHaveLength(0);
    for (const line of lines) {
      const filled = line.getBoundingClientRect().width / columnWidth;
      await expect(filled).toBeGreaterThan(0.99);
      await expect(filled).toBeLessThan(1.08);
    }
  });
}

/** In `source`, lines end with `|` and chunks with `/`. `~Deleted~` words are struck out, `_inserted_` words are handwritten. */
export const Playground: StoryObj<Omit<CopyfitHeadlineProps, 'text'> & { source: string }> = {
  args: {
    source: 'We build / startups | and make them | ~unicorns~ _news._',
    sizeBias: 0.2,
    lineHeight: 0.82,
  },
  tags: ['no-visual'],
  render: ({ source, ...args }) => <CopyfitHeadline {...args} text={parse(source)} />,
};

export const WithCorrection: Story = {
  tags: ['both-editions'],
  args: {
    as: 'h1',
    text: [['We build', 'startups'], ['and make them'], [[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]],
    sizeBias: 0.2,
    lineHeight: 0.82,
  },
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 });
    await expect(headline).toHaveAccessibleName('We build startups and make them news.');
    await expect(headline.querySelector('del')).toHaveTextContent(/^unicorns$/);
    await expect(canvas.queryByRole('insertion')).toBeNull();
    await expectFilled(headline);
  },
};

/** Screen readers read the phrase in `accessibleText` in place of the lines. */
export const WithWords: Story = {
  tags: ['no-visual'],
  args: { as: 'h1', text: [['BOSTON']], accessibleText: 'News from Boston' },
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1, name: 'News from Boston' });
    await expect(headline).toHaveTextContent('News from Boston BOSTON');
    await expectFilled(headline);
  },
};

export const ShortWord: Story = {
  args: { text: [['PR']] },
  play: async ({ canvas }) => expectFilled(canvas.getByRole('heading')),
};

/** Lines whose letters cannot be stretched far enough have a different size. */
export const LongWords: Story = {
  args: { text: [['The'], ['representatives of the'], ['unrepresented', 'meet']] },
  play: async ({ canvas }) => expectFilled(canvas.getByRole('heading')),
};

const companies = ['Northpier', 'Kettlemoor', 'Hopyard', 'Second Shift', 'Ovenbird'];

/** All headlines of the group have the same size. */
export const Group: Story = {
  args: { as: 'h3', uppercase: true, lineHeight: 0.72, group: 'companies', sizeBias: 0.35 },
  render: args => (
    <Stack gap={2}>
      {companies.map(name => (
        <CopyfitHeadline key={name} {...args} text={[[name]]} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading');
    for (const name of names) await expectFilled(name);
    // The solver is downloaded on demand.
    await waitFor(async () =>
      expect(new Set(names.map(name => name.getBoundingClientRect().height)).size).toBe(1),
    );
  },
};

export const Uppercase: Story = {
  args: { text: [['Second Shift']], uppercase: true, lineHeight: 0.72 },
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { name: 'Second Shift' });
    await expectFilled(headline);
  },
};

export const InNarrowColumn: Story = {
  args: { text: [['It runs, or'], ['you don’t pay.']], sizeBias: 0.4 },
  render: args => (
    <Grid>
      <GridArea area="aside">
        <CopyfitHeadline {...args} />
      </GridArea>
      <GridArea area="content">
        <Text variant="intro">Its type is sized by its own column, so it needs no other figures here.</Text>
      </GridArea>
    </Grid>
  ),
};

/** The browser fits the headline again after each keystroke. */
export const Live: Story = {
  tags: ['no-visual'],
  render: function Editor(args) {
    const [source, setSource] = useState('Stop the | presses');
    return (
      <Stack gap={4}>
        <label>
          <Text as="span" variant="label">
            Headline
          </Text>{' '}
          <input defaultValue={source} onChange={event => setSource(event.target.value)} />
        </label>
        <CopyfitHeadline {...args} text={parse(source)} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Headline' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Wilmington | wins');
    const headline = canvas.getByRole('heading', { name: 'Wilmington wins' });
    await expectFilled(headline);
  },
};

export const Night: Story = {
  args: WithCorrection.args!,
  globals: { edition: 'night' },
  tags: ['no-visual'],
};

/** The fit that the build would compute: measured with the fonts of the brand that is shown, which have loaded. */
function fitWithLoadedFonts(request: CopyfitRequest): HeadlineFit {
  const fits: HeadlineFit[] = [];
  solveInBrowser(request, fit => fits.push(fit))();
  return fits[0]!;
}

/** Prerendered with its final fit, as by the build: has no inline style, and hydrates without a change. */
export const Prerendered: Story = {
  tags: ['no-visual', '!autodocs'],
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    // Faces of system fonts that this machine does not have fail to load.
    await Promise.allSettled(Array.from(document.fonts, async face => face.load()));
    const page = (
      <CopyfitContext value={fitWithLoadedFonts}>
        <CopyfitHeadline {...WithCorrection.args!} as="h1" text={WithCorrection.args!.text!} />
      </CopyfitContext>
    );
    const html = renderToString(page);
    await expect(html).not.toContain('style=');
    const container = canvas.getByTestId('page');
    container.innerHTML = html;
    await expectFilled(canvas.getByRole('heading'));
    const log = spyOn(console, 'error');
    const recovered: unknown[] = [];
    const root = hydrateRoot(container, page, { onRecoverableError: error => recovered.push(error) });
    await waitFor(() =>
      expect(Object.keys(container).some(key => key.startsWith('__reactContainer'))).toBe(true),
    );
    await expect(container.innerHTML).toBe(html);
    await expect(recovered).toEqual([]);
    await expect(log).not.toHaveBeenCalled();
    root.unmount();
  },
};

/** `tests/visual/copyfit.spec.ts` measures the edges of these headlines in pixels. */
export const Edges: Story = {
  tags: ['no-visual', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Box pageWidth>
      {samples.map(sample => (
        <CopyfitHeadline key={JSON.stringify(sample.text)} as="p" lineHeight={1} {...sample} />
      ))}
    </Box>
  ),
};
