import { expect, type Locator, type Page } from '@playwright/test';

/** The field of the search over everything. */
export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: /^Søg efter/ });

export const searchOption = (page: Page, name: string | RegExp): Locator => page.getByRole('option', { name });

/** How many results there are, as a screen reader is told. */
export const searchCount = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Søg overalt' }).getByRole('status');

/** What Enter takes. */
export const activeOption = (page: Page): Locator => page.getByRole('option', { selected: true });

/** Opens the search by its keys, or by those of a list. */
export const openSearch = async (page: Page, key = 'Control+k'): Promise<void> => {
  await page.keyboard.press(key);
  await expect(searchField(page)).toBeFocused();
};
