import type { PendingStatus } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { SponsorshipStatusBadge } from './SponsorshipStatusBadge.tsx';

it.each<[PendingStatus | null, string]>([
  [null, 'Ingen aftale'],
  ['Kladde', 'Ingen aftale'],
  ['Afventer', 'Ingen aktiv aftale'],
  ['Kommende', 'Ingen aktiv aftale'],
])('does not contradict what is under way: %s', async (pending, said) => {
  await renderInApp(<SponsorshipStatusBadge status={null} pending={pending} />);
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});
