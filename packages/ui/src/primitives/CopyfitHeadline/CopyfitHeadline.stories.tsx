import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Stack } from '../Stack/index.ts';
import { CopyfitHeadline, headlineTones, leadings } from './CopyfitHeadline.tsx';
import { specimens } from './specimens.ts';

const meta = {
  title: 'Primitives/CopyfitHeadline',
  component: CopyfitHeadline,
  parameters: { layout: 'padded' },
  args: {
    as: 'h1',
    text: [['We build', 'startups'], ['and make them'], [[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]],
    bias: 0.2,
    leading: 0.82,
  },
  argTypes: {
    leading: { control: 'select', options: leadings },
    tone: { control: 'inline-radio', options: headlineTones },
  },
} satisfies Meta<typeof CopyfitHeadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCorrection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'We build startups and make them struck out: unicorns corrected to: news.',
    );
  },
};

const companies = ['Northpier', 'Kettlemoor', 'Hopyard', 'Second Shift', 'Ovenbird'];
export const Group: Story = {
  args: { as: 'h3', uppercase: true, leading: 0.72, group: 'companies', bias: 0.35 },
  render: args => (
    <Stack gap={2}>
      {companies.map(name => (
        <CopyfitHeadline key={name} {...args} text={[[name]]} />
      ))}
    </Stack>
  ),
};

/** What `tests/visual/edges.spec.ts` reads the edges of, pixel by pixel. */
export const Edges: Story = {
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Box page>
      {specimens.map(specimen => (
        <CopyfitHeadline key={JSON.stringify(specimen.text)} as="p" leading={1} {...specimen} />
      ))}
    </Box>
  ),
};
