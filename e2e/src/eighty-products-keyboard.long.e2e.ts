import type { Page } from '@playwright/test';
import { tabOf } from './support/agreement.ts';
import {
  groupOf,
  moreOf,
  namedIn,
  next,
  shortName,
  stepHeading,
  test,
  textFor,
  titlesOf,
  type Ware,
  wareCalled,
  waresOf,
} from './support/eighty.ts';
import { statusOf, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { press, pressAndPick, tabTo, typeChoice, typeInto } from './support/keyboard.ts';
import { makerOf } from './support/make.ts';
import { admin, expect } from './support/test.ts';

const year = new Date().getFullYear();

test.use({ account: admin });

const put = async (page: Page, wares: readonly Ware[]) => {
  for (const [at, ware] of wares.entries()) {
    const group = groupOf(page, ware);
    if (ware.hasCheckbox) {
      await tabTo(group.getByRole('checkbox').first());
      await page.keyboard.press('Space');
    }
    // A product that is ticked is in; of the others one field is filled in.
    else if (ware.field) {
      const field = group.getByRole('textbox', { name: ware.field });
      if (!(await field.isVisible())) await press(moreOf(group));
      await typeInto(field, textFor(ware, at));
    }
    await expect(group).toHaveAttribute('data-chosen', 'true');
  }
};

const approve = async (page: Page) => {
  await press(page.getByRole('button', { name: 'Godkend aftale' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Godkend aftale' }));
  await expect(statusOf(page)).toContainText('Afventer');
};

test('eighty products by keyboard alone: chosen, approved, signed and edited again', async ({ page, call, wares }) => {
  test.setTimeout(480_000);
  const board = wareCalled(wares, 'Vare 2');
  const club = await makerOf(call).sponsorship('Tasternes Klub', { shortName });
  const keys = page.keyboard;
  await page.goto(`/sponsorships/${club.id}`);

  await test.step('purpose and price', async () => {
    await press(page.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link', { name: 'Opret aftale' }));
    await typeChoice(page, 'Kategori', 'Guldsponsor');
    await typeInto(textbox(page, 'Startdato'), `01-01-${year}`);
    await typeInto(textbox(page, 'Slutdato'), `31-12-${year}`);
    await typeInto(textbox(page, 'Årligt beløb (kroner)'), '80000');
    await press(page.getByRole('button', { name: 'Fordel jævnt' }));
    await expect(page.getByText('Ingen forskel')).toBeVisible();
    await press(next(page));
  });

  for (const section of ['Eksponering', 'Hospitality', 'Aktivering'])
    await test.step(section, async () => {
      await expect(stepHeading(page, section)).toBeFocused();
      await put(page, waresOf(wares, section));
      await press(next(page));
    });

  await test.step('approved and signed', async () => {
    await expect(stepHeading(page, 'Godkendelse')).toBeFocused();
    await expect(namedIn(page)).toHaveText(titlesOf(wares));
    await approve(page);
    await pressAndPick(page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
    await expect(statusOf(page)).toContainText('Aktiv');
    await press(tabOf(page, 'Vilkår'), 'Shift+Tab');
    await expect(namedIn(page)).toHaveText(titlesOf(wares));
    await press(tabOf(page, 'Overblik'), 'Shift+Tab');
  });

  await test.step('edited and approved again', async () => {
    await press(page.getByRole('button', { name: 'Slet dokument og rediger' }));
    await typeInto(page.getByRole('dialog').getByLabel('Begrundelse'), 'Tastet forkert');
    await press(page.getByRole('dialog').getByRole('button', { name: 'OK' }));
    await expect(statusOf(page)).toContainText('Kladde');
    await press(page.getByRole('navigation', { name: 'Trin' }).getByRole('link', { name: /Eksponering/ }));
    await expect(stepHeading(page, 'Eksponering')).toBeFocused();
    const amount = groupOf(page, board).getByRole('textbox', { name: /^Antal/ });
    await tabTo(amount);
    await keys.press('ControlOrMeta+a');
    await keys.type('77');
    await keys.press('Enter');
    await expect(stepHeading(page, 'Hospitality')).toBeFocused();
    await press(page.getByRole('navigation', { name: 'Trin' }).getByRole('link', { name: /Godkendelse/ }), 'Shift+Tab');
    await expect(page.getByRole('row').filter({ hasText: board.title }).first()).toContainText('77 stk.');
    await approve(page);
    await press(tabOf(page, 'Historik'), 'Shift+Tab');
    await expect(page.getByRole('table', { name: 'Fjernede dokumenter' })).toContainText('Tastet forkert');
  });
});
