import { expect, type Locator, type Page } from '@playwright/test';

type Parent = Page | Locator;

/** Chooses in a list by the mouse. */
export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Asks for a filter of a list that is not set yet. */
export const addFilter = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
};

/** Asks for a filter of a list, and chooses in it. */
export const filterBy = async (page: Page, label: string, option: string): Promise<void> => {
  await addFilter(page, label);
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** The button of a row's menu. */
export const rowMenu = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Flere handlinger: ${name}`, exact: true });

/** Chooses in the menu of a row that is at hand. */
export const chooseInRow = async (row: Locator, act: string): Promise<void> => {
  await row.getByRole('button', { name: /^Flere handlinger: / }).click();
  await row.page().getByRole('menuitem', { name: act, exact: true }).click();
};

/** Slet, in a row's menu. */
export const removeRow = async (page: Page, name: string): Promise<void> => {
  await rowMenu(page, name).click();
  await page.getByRole('menuitem', { name: 'Slet', exact: true }).click();
};

/** A field's text by what it is called, exactly. */
export const textbox = (parent: Parent, name: string): Locator => parent.getByRole('textbox', { name, exact: true });

/** An agreement's number and status, as they stand above it. */
export const statusOf = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /^Aftale \d/ }).locator('..');

/** Picks files in the browser's own dialog, which the button opens. */
type PickedFile = { name: string; mimeType: string; buffer: Buffer };
export const pickFile = async (page: Page, button: Locator, file: PickedFile | PickedFile[]): Promise<void> => {
  const dialog = page.waitForEvent('filechooser');
  await button.click();
  await (await dialog).setFiles(file);
};

/** The four figures of the dashboard, as they read. */
export const readFigures = async (page: Page) => {
  const cards = page.getByRole('region', { name: 'Nøgletal' });
  await expect(cards.getByText('Samlet sum')).toBeVisible();
  const [sum = '', over = '', big = '', , tickets = ''] = await cards.getByRole('definition').allInnerTexts();
  const numberIn = (text: string) =>
    Number(
      text
        .replaceAll('.', '')
        .replace(',', '.')
        .match(/[\d.]+/)?.[0],
    );
  return {
    sum: numberIn(sum.replace(' kr.', '')),
    count: numberIn(over),
    big: numberIn(big),
    tickets: numberIn(tickets),
  };
};

/** True where the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** True where a field is too narrow for what stands in it. */
export const isCut = (field: Locator): Promise<boolean> =>
  field.evaluate((input) => input.scrollWidth > input.clientWidth);
