// Stories of `Field`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { forceState } from '../../theme/states.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import { fieldVariants } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField, textFieldTypes } from './TextField.tsx';

const cities = ['Austin', 'Boston', 'Milwaukee', 'Other'];
const fullTime = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'planning', label: 'Planning to' },
];

const meta = {
  title: 'Components/Field',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { id: 'field', name: 'field', label: 'Company name' },
  argTypes: {
    variant: { control: 'inline-radio', options: fieldVariants },
    type: { control: 'inline-radio', options: textFieldTypes },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'as it is registered', defaultValue: 'Hopyard' } };

const allFields = (
  variant: (typeof fieldVariants)[number],
  state: { error?: string; required?: boolean } = {},
) => (
  <Stack gap={4}>
    <TextField id="name" name="name" label="Name" autoComplete="name" {...state} variant={variant} />
    <TextField
      id="email"
      name="email"
      type="email"
      label="Email"
      hint="from your sign-in"
      autoComplete="email"
      defaultValue="ada@hopyard.example"
      {...state}
      variant={variant}
    />
    <Select
      id="city"
      name="city"
      label="City"
      hint="optional"
      placeholder="Select a city"
      options={cities}
      {...state}
      variant={variant}
    />
    <TextArea
      id="message"
      name="message"
      label="Message"
      defaultValue={'Hops by subscription.\nBrewers order in spring, growers are paid in March.'}
      {...state}
      variant={variant}
    />
    {variant === 'box' && (
      <RadioGroup
        id="full-time"
        name="full-time"
        label="Do you work on the company full time?"
        options={fullTime}
        {...state}
        {...(!state.error && { defaultValue: 'planning' })}
      />
    )}
  </Stack>
);

export const Boxes: Story = { render: () => allFields('box') };
export const Ruled: Story = { render: () => allFields('ruled') };

export const FewAndManyOptions: Story = {
  tags: ['no-visual'],
  render: () => (
    <Stack gap={4}>
      <RadioGroup id="few" name="few" label="Do you work on the company full time?" options={fullTime} />
      <Select id="many" name="many" label="City" placeholder="Select a city" options={cities} />
    </Stack>
  ),
};

const fieldStates = ['hover', 'focus'] as const;

export const OnHoverAndFocus: Story = {
  tags: ['both-editions'],
  render: () => (
    <Stack gap={4}>
      {fieldVariants.flatMap(variant =>
        fieldStates.map(state => (
          <TextField
            key={variant + state}
            id={variant + state}
            name={variant + state}
            label={`${variant}: ${state}`}
            variant={variant}
          />
        )),
      )}
      {fieldStates.map(state => (
        <PasswordField
          key={state}
          id={`password-${state}`}
          name={`password-${state}`}
          label={`password: ${state}`}
          showLabel="Show"
          hideLabel="Hide"
          autoComplete="new-password"
        />
      ))}
      <RadioGroup
        id="states"
        name="states"
        label="One of three: focus"
        options={fullTime}
        defaultValue="no"
      />
    </Stack>
  ),
  play: ({ canvas }) => {
    for (const state of fieldStates) {
      for (const field of canvas.getAllByRole('textbox', { name: new RegExp(state) })) {
        forceState(field, state);
      }
      forceState(canvas.getByRole('button', { name: new RegExp(`${state}$`) }), state);
    }
    forceState(canvas.getByRole('radio', { name: 'No' }), 'focus');
  },
};

export const Invalid: Story = {
  tags: ['both-editions'],
  render: () => allFields('box', { error: 'Fill in this field.', required: true }),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Fill in this field.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Fill in this field. from your sign-in',
    );
    const choice = canvas.getByRole('radiogroup', { name: 'Do you work on the company full time?' });
    await expect(choice).toHaveAccessibleDescription('Fill in this field.');
    await expect(choice).toBeInvalid();
    await expect(choice).toHaveAttribute('aria-required', 'true');
  },
};

/** A required choice is not called invalid before the visitor has chosen, although the browser would call it so. */
export const RequiredChoice: Story = {
  tags: ['no-visual'],
  render: () => (
    <RadioGroup
      id="required"
      name="required"
      label="Do you work on the company full time?"
      options={fullTime}
      required
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
    await expect(canvas.getByRole('radiogroup')).toBeValid();
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).toHaveAttribute('aria-invalid', 'false');
    }
  },
};

export const InvalidRuled: Story = { render: () => allFields('ruled', { error: 'Fill in this field.' }) };

/** Texts with few characters left, and with too many. */
export const FewCharactersLeft: Story = {
  tags: ['both-editions'],
  render: () => (
    <Stack gap={4}>
      {fieldVariants.flatMap(variant =>
        [460, 512].map(length => (
          <TextArea
            key={variant + length}
            id={`${variant}${length}`}
            name={`${variant}${length}`}
            label={`${variant}: ${length} of 500 characters`}
            rows={2}
            variant={variant}
            defaultValue={'word '
              .repeat(length)
              .slice(0, length - 1)
              .padEnd(length, 's')}
            counter={
              <CharacterCounter
                fieldId={`${variant}${length}`}
                variant={variant}
                max={500}
                left="characters left"
                tooMany="characters too many"
              />
            }
          />
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The count appears after the first render.
    const shown = (text: string) => canvas.findAllByText(text, { selector: '[aria-hidden=true] > *' });
    await expect(await shown('40 characters left')).toHaveLength(2);
    await expect(await shown('12 characters too many')).toHaveLength(2);
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField
      id="password"
      name="password"
      label="Password"
      hint="At least 6 characters"
      showLabel="Show"
      hideLabel="Hide"
      autoComplete="new-password"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.click(password);
    await userEvent.paste('blue-pencil');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('blue-pencil');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => allFields('box'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    await userEvent.tab();
    await userEvent.tab();
    const city = canvas.getByRole('combobox', { name: 'City' });
    await expect(city).toHaveFocus();
    await userEvent.selectOptions(city, 'Milwaukee');
    await expect(city).toHaveValue('Milwaukee');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Planning to' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};

export const WithLongestText: Story = {
  render: () => {
    const label =
      'Pneumonoultramicroscopicsilicovolcanoconiosis, and whatever else the correspondent from Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch reports';
    const error = 'Keep your description of the counterrevolutionaries to 5,000 characters or fewer.';
    return (
      <Stack gap={4}>
        <TextField id="long" name="long" label={label} hint="optional" error={error} />
        <Select id="long-city" name="long-city" label={label} placeholder={label} options={[label]} />
        <RadioGroup
          id="long-choice"
          name="long-choice"
          label={label}
          options={[{ value: 'all', label }, ...fullTime]}
          error={error}
        />
      </Stack>
    );
  },
};

/** Text has the direction of its script. An address keeps the direction of the page. */
export const RightToLeft: Story = {
  tags: ['no-visual'],
  render: () => (
    <Stack gap={4}>
      <TextField id="name" name="name" label="Name" />
      <TextField id="email" name="email" label="Email" type="email" />
      <TextArea id="message" name="message" label="Message" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const directionOf = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.type(field, text);
      return getComputedStyle(field).direction;
    };
    await expect(await directionOf('Name', 'عائشة')).toBe('rtl');
    await expect(await directionOf('Message', 'שלום')).toBe('rtl');
    await expect(await directionOf('Email', 'ada@hopyard.example')).toBe('ltr');
    await userEvent.clear(canvas.getByLabelText('Name'));
    await expect(await directionOf('Name', 'Ada')).toBe('ltr');
  },
};
