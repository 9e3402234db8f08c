import type { Page } from '@playwright/test';
import { dayFrom } from './days.ts';

/** A day as a field writes it, as it travels. */
export const iso = (day: string) => day.split('-').reverse().join('-');
/** One that is late, and one that is not due yet. */
export const rates = [
  { amount: 92_500, dueDate: iso(dayFrom(-10)) },
  { amount: 40_000, dueDate: iso(dayFrom(300)) },
];
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Registrér betaling' });
export const registered = (page: Page) => page.getByRole('status').getByText('Betalingen blev registreret!');
