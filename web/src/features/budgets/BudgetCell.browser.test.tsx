import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { BudgetCell } from './BudgetCell.tsx';
import { BudgetForm } from './BudgetForm.tsx';

const places = [2027, 2028].map((year) => ({ areaId: 1, area: 'Nordjylland', year }));

it('leads from figure to figure by Tab, and to the note of one by Shift and F2', async () => {
  const asked: number[] = [];
  await renderInApp(
    places.map((place) => (
      <BudgetCell key={place.year} row={undefined} place={place} onNote={({ year }) => asked.push(year)} />
    )),
  );
  await page.getByRole('textbox', { name: 'Nordjylland 2027' }).click();
  await userEvent.keyboard('{Tab}');
  const second = page.getByRole('textbox', { name: 'Nordjylland 2028' });
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  expect(asked).toEqual([2028]);
  await page.getByRole('button', { name: 'Note til Nordjylland 2027' }).click();
  expect(asked).toEqual([2028, 2027]);
});

it.each([
  ['Note', { id: 5, version: 1, areaId: 1, area: 'Nordjylland', budget: 210_000, note: null }],
  ['Budget (kroner)', undefined],
] as const)('opens at %s, which is what lacks there', async (name, row) => {
  const place = { ...places[0], row } as Parameters<typeof BudgetForm>[0]['place'];
  await renderInApp(
    <FormDialog open={place} title={({ area }) => area} onClose={() => {}}>
      {(shown) => <BudgetForm place={shown} onClose={() => {}} />}
    </FormDialog>,
  );
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name })).toHaveFocus();
});
