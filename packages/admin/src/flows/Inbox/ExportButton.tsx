import { Button } from '@fit-to-print/ui/components/Button';
import { useToast } from '@fit-to-print/ui/components/Toast';
import { useEffect, useRef, useState } from 'react';
import type { InboxCopy } from './copy.ts';

interface ExportButtonProps {
  copy: InboxCopy['exportCsv'];
  /** Downloads the list, and calls `onProgress` with the number of items so far. */
  onExport: (onProgress: (items: number) => void, signal: AbortSignal) => Promise<void>;
}

const number = new Intl.NumberFormat('en-US');

/** Downloads the filtered list as a CSV file, and shows how many items it has so far. */
export function ExportButton({ copy, onExport }: ExportButtonProps) {
  const toast = useToast();
  const [exportedCount, setExportedCount] = useState<number | null>(null);
  const abortController = useRef<AbortController>(null);
  // Leaving the inbox or signing out cancels the export.
  useEffect(() => () => abortController.current?.abort(), []);
  const start = async () => {
    const { signal } = (abortController.current = new AbortController());
    setExportedCount(0);
    try {
      await onExport(setExportedCount, signal);
    } catch {
      if (!signal.aborted) toast.show(copy.failed);
    } finally {
      setExportedCount(null);
    }
  };
  return (
    <Button disabled={exportedCount !== null} onClick={() => void start()}>
      {exportedCount === null ? copy.action : `${copy.busy} ${number.format(exportedCount)}`}
    </Button>
  );
}
