// Stories of `LeadFormSection`.
import { leadFormSection } from '@fit-to-print/content/props/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { LeadFormSection } from './LeadFormSection.tsx';

const formWith = (label: string) => (
  <form>
    <TextField id={label} name={label} label={label} variant="ruled" />
    <Button>Send</Button>
  </form>
);

const meta = {
  title: 'Patterns/LeadFormSection',
  component: LeadFormSection,
  args: { ...leadFormSection, children: formWith('Name') },
} satisfies Meta<typeof LeadFormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithTwoForms: Story = {
  args: {
    children: (
      <>
        {formWith('Name')}
        {formWith('Address')}
      </>
    ),
  },
};

export const WithPreviewAndNextStep: Story = {
  args: {
    headlinePreview: <Text variant="title">A preview of the headline</Text>,
    nextStep: <Text variant="title">Another way</Text>,
  },
  play: async ({ canvas }) => {
    // The next step is in the dashed box, under the form.
    const form = canvas.getByRole('textbox', { name: 'Name' }).closest('form')!;
    await expect(form.nextElementSibling).toHaveTextContent('Another way');
  },
};

export const WithShortAndLongText: Story = {
  args: {
    headline: [['Rechtsschutz-'], ['no.']],
    intro: 'Counterrevolutionaries. '.repeat(12),
    children: formWith('Pneumonoultramicroscopicsilicovolcanoconiosis, where an answer reaches you'),
  },
};
