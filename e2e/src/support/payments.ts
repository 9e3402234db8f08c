import type { Locator, Page } from '@playwright/test';
import { dayFrom } from './days.ts';
import type { VersionedRecord } from './make.ts';

/** A day as a field writes it, as it travels. */
export const iso = (day: string) => day.split('-').reverse().join('-');
/** One that is late, and one that is not due yet. */
export const rates = [
  { amount: 92_500, dueDate: iso(dayFrom(-10)) },
  { amount: 40_000, dueDate: iso(dayFrom(300)) },
];
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Registrér betaling' });
export const registerToast = (page: Page) => page.getByRole('status').getByText('Betalingen blev registreret!');

/** A rate that was due ten days ago. */
export const overdue = [{ amount: 92_500, dueDate: iso(dayFrom(-10)) }];

/** The page of payments, with a club's rates alone. */
export const sought = ({ name }: VersionedRecord): string => `/payments?search=${encodeURIComponent(name)}`;

export const rowOf = (page: Page, { name }: VersionedRecord): Locator =>
  page.getByRole('row').filter({ hasText: name });

export const register = (page: Page): Promise<void> =>
  dialogOf(page).getByRole('button', { name: 'Registrér', exact: true }).click();
