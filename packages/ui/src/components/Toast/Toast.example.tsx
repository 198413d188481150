// An example of `Toast` in an app.
import { useState } from 'react';
import { Button } from '@fit-to-print/ui/components/Button';
import { ToastProvider, useToast } from '@fit-to-print/ui/components/Toast';

/** After a failure the button is the way to try again: its toast says so, and the success replaces the toast. */
function SaveButton({ onSave }: { onSave: () => Promise<void> }) {
  const toast = useToast();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      await onSave();
      toast.show({ tone: 'success', title: 'Draft saved', description: null });
    } catch {
      toast.show({
        tone: 'destructive',
        title: 'The draft is not saved',
        description: 'The connection failed. Press “Save the draft” again.',
      });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button disabled={isSaving} onClick={() => void save()}>
      {isSaving ? 'Saving…' : 'Save the draft'}
    </Button>
  );
}

/**
 * An app has one provider, around all its pages. `copy` has the texts that are the same on every toast: its close button (`dismiss`), the
 * word before the reference of a failed request, and the word on the bar of each tone.
 */
export const Application = ({ onSave }: { onSave: () => Promise<void> }) => (
  <ToastProvider
    copy={{ dismiss: 'Dismiss', reference: 'Reference', success: 'Note', destructive: 'Problem' }}
  >
    <SaveButton onSave={onSave} />
  </ToastProvider>
);
