// An example of `ErrorSummary` in an app.
import { type FormEvent, useState } from 'react';
import { Button } from '@fit-to-print/ui/components/Button';
import { ErrorSummary } from '@fit-to-print/ui/components/ErrorSummary';
import { TextField } from '@fit-to-print/ui/components/Field';
import { Stack } from '@fit-to-print/ui/primitives/Stack';

const fields = [
  { id: 'name', label: 'Name', error: 'Enter your name.' },
  { id: 'email', label: 'Email', error: 'Enter your email address.' },
];

/** A form whose fields must not be empty. `noValidate` turns off the messages of the browser. */
export function SignUpForm({ onSend }: { onSend: (data: FormData) => void }) {
  const [submitCount, setSubmitCount] = useState(0);
  const [problems, setProblems] = useState<{ id: string; text: string }[]>([]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const empty = fields.filter(({ id }) => data.get(id) === '');
    setProblems(empty.map(({ id, error }) => ({ id, text: error })));
    setSubmitCount(submitCount + 1);
    if (empty.length === 0) onSend(data);
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        {problems.length > 0 && (
          // A new key for each submission: the summary takes the focus again.
          <ErrorSummary
            key={submitCount}
            title="Before you can send this, please correct:"
            problems={problems}
          />
        )}
        {fields.map(({ id, label }) => {
          const error = problems.find(problem => problem.id === id)?.text;
          return <TextField key={id} id={id} name={id} label={label} required {...(error && { error })} />;
        })}
        <Button type="submit" tone="pencil">
          Sign up
        </Button>
      </Stack>
    </form>
  );
}
