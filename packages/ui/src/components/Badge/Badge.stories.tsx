// Stories of `Badge`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { children: 'Waiting' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting')).toBeVisible();
  },
};

export const Tones: Story = {
  render: args => (
    <Stack gap={2}>
      {(['none', 'surface'] as const).map(background => (
        <Box key={background} background={background}>
          <Stack direction="row" gap={2}>
            {badgeTones.map(tone => (
              <Badge key={tone} {...args} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  ),
};

export const WithLongestText: Story = { args: { children: 'Counterrevolutionary', tone: 'progress' } };
