import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { DataTable } from './DataTable.tsx';

type Club = { Id: number; Name: string };
const clubs: Club[] = ['Aså Roklub', 'Betalt IF', 'Øster Hornum IF'].map((Name, at) => ({ Id: at + 1, Name }));

const Clubs = ({ width }: { width: number }) => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const set = (rows: readonly Club[], on: boolean) => {
    const next = new Set(ticked);
    for (const { Id } of rows) on ? next.add(Id) : next.delete(Id);
    setTicked(next);
  };
  return (
    // Below what a header would cover.
    <div style={{ width, paddingBlockStart: 'var(--header-height)' }}>
      <DataTable
        caption="Klubber"
        columns={[{ key: 'Name', label: 'Navn', width: 200, cell: ({ Name }) => Name }]}
        rows={clubs}
        rowKey={({ Id }) => Id}
        rowName={({ Name }) => Name}
        list={{ sort: { field: 'Name', dir: 'asc' }, sortBy: () => undefined }}
        ticks={{ has: ({ Id }) => ticked.has(Id), can: ({ Name }) => Name !== 'Betalt IF', set }}
      />
      <p role="status">{[...ticked].join()}</p>
    </div>
  );
};

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

it('ticks one row, or all that can be', async () => {
  await renderInApp(<Clubs width={800} />);
  await expect.element(box('Vælg Betalt IF')).not.toBeInTheDocument();
  await box('Vælg Aså Roklub').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  await expect.element(box('Vælg alle på siden')).toBePartiallyChecked();
  await box('Vælg alle på siden').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1,3');
  await expect.element(box('Vælg alle på siden')).toBeChecked();
  await box('Vælg alle på siden').click();
  await expect.element(box('Vælg Øster Hornum IF')).not.toBeChecked();
});
