import type { TicketRow } from '@sponsorat/api';
import { lazy } from 'react';
import { number } from '../../lib/formats.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first wish.
const RequestForm = lazy(() => import('./RequestForm.tsx').then((module) => ({ default: module.RequestForm })));

type RequestDialogProps = { row: TicketRow | undefined; onClose: () => void };

/** Ønsk billetter: asks for tickets of an item, also of another area's. */
export const RequestDialog = ({ row, onClose }: RequestDialogProps) => (
  <FormDialog
    open={row}
    size={560}
    title={({ Name, Amount, Product }) => (
      <>
        {texts.request.title}
        {[Name, texts.guests.tickets(number(Amount), Product)].map((line, at) => (
          <Soft key={at === 0 ? 'club' : 'tickets'} block fw={400}>
            {line}
          </Soft>
        ))}
      </>
    )}
    onClose={onClose}
  >
    {(shown) => <RequestForm row={shown} onClose={onClose} />}
  </FormDialog>
);
