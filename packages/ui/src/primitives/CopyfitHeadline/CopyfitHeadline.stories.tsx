import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { CopyfitHeadline, headlineTones, leadings } from './CopyfitHeadline.tsx';

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
