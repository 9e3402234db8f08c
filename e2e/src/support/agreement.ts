import type { Locator, Page } from '@playwright/test';

/** The tabs of an agreement's page. */
export const tabOf = (page: Page, name: 'Overblik' | 'Vilkår' | 'Betalinger' | 'Historik'): Locator =>
  page.getByRole('navigation', { name: 'Aftalens sider' }).getByRole('link', { name });

/** Opens what else can be done with an agreement than its next act. */
export const openMore = (page: Page): Promise<void> => page.getByRole('button', { name: 'Mere', exact: true }).click();

/** Does one of what stands there. */
export const chooseMore = async (page: Page, name: string): Promise<void> => {
  await openMore(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** The filled buttons and links of a view: what it asks to be done. A button is filled where nothing else is said of it. */
export const filledIn = (view: Locator): Locator =>
  view.locator('.mantine-Button-root:is([data-variant="filled"], :not([data-variant]))');
