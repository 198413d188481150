// How to use `DataTable` in an application.
import { useState } from 'react';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { DataTable, type DataTableColumn } from '@fit-to-print/admin/patterns/DataTable';

interface Lead {
  id: string;
  name: string;
  message: string;
  received: string;
}

/**
 * The first column names the row: its content is the button that opens it. `width` is the share of the width that a column gets, and
 * `visibleFrom` the breakpoint from which it is shown.
 */
const columns: readonly DataTableColumn<Lead>[] = [
  { id: 'name', header: 'From', cell: ({ name }) => name },
  { id: 'message', header: 'Message', width: 'fill', visibleFrom: 'medium', cell: ({ message }) => message },
  { id: 'received', header: 'Received', width: 'short', cell: ({ received }) => received },
];

/** A list of messages that the component's page in Storybook shows as an example. */
export function Leads({ leads, total, loadMore }: { leads: Lead[]; total: number; loadMore: () => void }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <DataTable
      caption="Leads"
      columns={columns}
      rows={leads}
      total={total}
      openId={openId}
      onOpen={({ id }) => setOpenId(id)}
      onEndReached={loadMore}
    >
      {total === 0 && <Text>No leads yet.</Text>}
    </DataTable>
  );
}
