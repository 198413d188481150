// An example of `Field` in an app. With `error`, the field is marked as invalid and shows this message.
import { TextField } from '@fit-to-print/ui/components/Field';

export const EmailField = ({ error }: { error?: string }) => (
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
);
