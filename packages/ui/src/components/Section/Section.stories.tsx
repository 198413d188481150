// Stories of `Section`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/Text/index.ts';
import { DarkBand } from './DarkBand.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    sectionLabel: ['Local news', 'A2'],
    children: <Text>What the section is about hangs from its rule.</Text>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Named by its heading, the section is a landmark. */
export const LabelledByHeading: Story = {
  args: {
    id: 'companies',
    labelledBy: 'companies-head',
    children: (
      <Text as="h2" variant="title" id="companies-head">
        Companies
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Companies' })).toHaveAttribute('id', 'companies');
  },
};

export const Several: Story = {
  render: args => (
    <>
      <Section {...args} />
      <Section {...args} sectionLabel={['Classified', 'A3']} />
    </>
  ),
};

/** A dark band between two other sections. */
export const Dark: Story = {
  tags: ['both-editions'],
  render: args => (
    <>
      <DarkBand>
        <Section {...args} />
      </DarkBand>
      <Section {...args} sectionLabel={['Classified', 'A3']} />
    </>
  ),
};

export const WithLongestText: Story = {
  args: {
    sectionLabel: [
      'Counterrevolutionary incomprehensibilities and pneumonoultramicroscopicsilicovolcanoconiosis',
      'A1882',
    ],
  },
};
