import { addDays, dayInCopenhagen, type SponsorshipRow } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { date } from '../../lib/formats.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { renegotiationQuery } from './dashboard.queries.ts';
import { Renegotiation } from './Renegotiation.tsx';

const daysAgo = (days: number) => addDays(dayInCopenhagen(new Date()), -days);
const due = (Id: number, Name: string, days: number): SponsorshipRow => ({
  ...{ Id, Name, Logo: null, SponsorCategory: 'Fodbold', Category: null, Sum: 9000, Renegotiation: daysAgo(days) },
  ...{ Utilization: null, Status: 'Genforhandling', Pending: null, PendingDate: null },
  ...{ UserName: 'Bo', UserPicture: null, Deletable: false, Match: null },
});

const Due = () => {
  const queryClient = useQueryClient();
  useState(() => {
    const Result = [due(1, 'Aså Roklub', 145), due(2, 'Vejle Boldklub', 1), due(3, 'Øster Hornum IF', 0)];
    const Counts = { All: 3, Renegotiation: 3, Awaiting: 0, Draft: 0, None: 0 };
    queryClient.setQueryData(renegotiationQuery.queryKey, { Result, Total: 3, TotalPages: 1, Counts });
  });
  return <Renegotiation />;
};

it('says how many days each has waited, and since which', async () => {
  await renderOnPage(<Due />);
  const rows = page.getByRole('region', { name: 'Til genforhandling' }).getByRole('listitem');
  await expect.element(rows.nth(0)).toBeVisible();
  for (const [at, days, said] of [
    [0, 145, '145 dage over tid'],
    [1, 1, '1 dag over tid'],
    [2, 0, 'I dag'],
  ] as const) {
    await expect.element(rows.nth(at).getByText(said, { exact: true })).toBeVisible();
    await expect.element(rows.nth(at).getByText(`siden ${date(daysAgo(days))}`, { exact: true })).toBeVisible();
  }
});
