// An example of `Field` in an app: a form with a text field and a choice, which reads its values when it is sent. With `error`, the field is
// marked as invalid and shows this message.
import type { SyntheticEvent } from 'react';
import { Button } from '@fit-to-print/ui/components/Button';
import { RadioGroup, TextField } from '@fit-to-print/ui/components/Field';
import { Stack } from '@fit-to-print/ui/primitives/Stack';

interface ReachFormProps {
  error?: string;
  onSend: (values: FormData) => void;
}

/** The form has the value of each field under its `name`, also that of the chosen radio button: `values.get('when')`. */
export const ReachForm = ({ error, onSend }: ReachFormProps) => {
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label="Email"
          hint="from your sign-in"
          required
          {...(error && { error })}
        />
        <RadioGroup
          id="when"
          name="when"
          label="When may we write?"
          hint="optional"
          options={[
            { value: 'daily', label: 'Every day' },
            { value: 'weekly', label: 'Once a week' },
            { value: 'monthly', label: 'Once a month' },
            { value: 'never', label: 'Never' },
          ]}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
};
