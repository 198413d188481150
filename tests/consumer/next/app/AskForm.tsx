// A client component of the test app, an app of Next.js that has installed the design system.
'use client';

import { Button } from '@fit-to-print/ui/components/Button';
import { Dialog } from '@fit-to-print/ui/components/Dialog';
import { TextField } from '@fit-to-print/ui/components/Field';
import { ToastProvider, useToast } from '@fit-to-print/ui/components/Toast';
import { useState } from 'react';

function Form() {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const send = () => {
    setIsOpen(false);
    toast.show({ tone: 'success', title: 'Sent', description: 'We answer today.' });
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask about a desk</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Ask us" closeLabel="Close">
        <TextField id="name" label="Your name" name="name" />
        <Button tone="ink" onClick={send}>
          Send
        </Button>
      </Dialog>
    </>
  );
}

/** A form in a dialog, with a message at the end. */
export function AskForm() {
  return (
    <ToastProvider
      copy={{ success: 'Good news', destructive: 'Bad news', dismiss: 'Dismiss', reference: 'Reference' }}
    >
      <Form />
    </ToastProvider>
  );
}
