import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 80;

/** Presses Tab, or another key, until the target has the focus. */
export const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_PRESSES} times ${key} did not lead to ${target}`);
};

/** Goes to a field and writes in it. */
export const typeInto = async (target: Locator, text: string): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.type(text);
};

/** Goes to a list, finds an option by writing its beginning, and takes it. */
export const typeChoice = async (page: Page, label: string, beginning: string): Promise<void> => {
  const list = page.getByRole('combobox', { name: label, exact: true });
  // The browser's own lists have options too, which are not open.
  const options = page.getByRole('listbox').getByRole('option');
  await typeInto(list, beginning);
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  // What a screen reader is told of: the option that Enter takes.
  await expect(list).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(list).toHaveValue(new RegExp(`^${beginning}`));
};

/** Goes to what can be pressed, and presses it. */
export const press = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await tabTo(target, key);
  await target.page().keyboard.press('Enter');
};

/** Presses a button that opens the browser's file dialog, and picks a file there. */
export const pressAndPick = async (
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  const dialog = button.page().waitForEvent('filechooser');
  await press(button);
  await (await dialog).setFiles(file);
};
