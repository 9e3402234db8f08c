import { Text } from '@mantine/core';
import type { TicketRow } from '@sponsorat/api';
import { lazy } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { texts } from './texts.ts';
import { ticketsOf } from './ticketColumns.tsx';

// The form brings the schemas along: it comes with the first wish.
const RequestForm = lazy(() => import('./RequestForm.tsx').then((module) => ({ default: module.RequestForm })));

type RequestDialogProps = { row: TicketRow | undefined; onClose: () => void };

/** Asks for tickets of an item, also of another area's. */
export const RequestDialog = ({ row, onClose }: RequestDialogProps) => (
  <FormDialog
    open={row}
    title={(shown) => (
      <>
        {texts.request.title}
        <Text span display="block" fz="md" c="dimmed">
          {shown.Name}
        </Text>
        <Text span display="block" fz="md" c="dimmed">
          {ticketsOf(shown)}
        </Text>
      </>
    )}
    onClose={onClose}
  >
    {(shown) => <RequestForm row={shown} onClose={onClose} />}
  </FormDialog>
);
