import type { SortDir } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { Pagination } from './Pagination.tsx';

type Club = { Id: number; Name: string; Town: string; Sum: number };
const clubs: Club[] = [
  { Id: 1, Name: 'Aså Roklub', Town: 'Aså', Sum: 60_000 },
  { Id: 2, Name: 'Øster Hornum IF', Town: 'Øster Hornum', Sum: 5_000 },
];
const columns: Column<Club>[] = [
  { key: 'Name', label: 'Navn', width: 200, cell: ({ Name }) => Name },
  { key: 'Town', label: 'By', width: 150, folds: 2, sortable: false, cell: ({ Town }) => Town },
  { key: 'Sum', label: 'Sum', width: 120, folds: 1, numeric: true, cell: ({ Sum }) => `${Sum} kr.` },
];

type ClubsProps = {
  width: number;
  asked?: string[];
  shown?: Column<Club>[];
  actionsStay?: boolean | ((club: Club) => boolean);
  groupOf?: (club: Club) => string;
};
const Clubs = ({ width, asked = [], shown = columns, actionsStay = false, groupOf }: ClubsProps) => {
  const [sort, setSort] = useState<{ field: string; dir: SortDir }>({ field: 'Name', dir: 'asc' });
  const sortBy = (field: string) => {
    asked.push(field);
    setSort({ field, dir: sort.field === field && sort.dir === 'asc' ? 'desc' : 'asc' });
  };
  return (
    <div style={{ width }}>
      <DataTable
        caption="Klubber"
        columns={shown}
        rows={clubs}
        rowKey={({ Id }) => Id}
        rowName={({ Name }) => Name}
        actions={({ Name }) => <button type="button">Slet {Name}</button>}
        actionsStay={actionsStay}
        groupOf={groupOf}
        list={{ sort, sortBy }}
      />
    </div>
  );
};

const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
const sorts = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((element) => element.getAttribute('aria-sort'));

it('is a table with a caption, headings of rows and columns, and figures to the right', async () => {
  await renderInApp(<Clubs width={800} />);
  await expect.element(page.getByRole('table', { name: 'Klubber' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Aså Roklub' })).toBeVisible();
  const cell = page.getByRole('cell', { name: '60000 kr.' });
  expect(getComputedStyle(cell.element()).textAlign).toBe('right');
  expect(page.getByRole('columnheader').elements()).toHaveLength(4);
});

it('keeps what was opened in a row where the columns before it fold away', async () => {
  const told: Column<Club>[] = [
    { key: 'Sum', label: 'Sum', width: 300, folds: 0, cell: ({ Sum }) => Sum },
    {
      key: 'Name',
      label: 'Navn',
      width: 200,
      cell: ({ Name, Town }) => (
        <details>
          <summary>{Name}</summary>
          <p>Fra {Town}</p>
        </details>
      ),
    },
  ];
  await renderInApp(<Clubs width={320} shown={told} />);
  await page.getByText('Aså Roklub', { exact: true }).click();
  await expect.element(page.getByText('Fra Aså')).toBeVisible();
  const room = page.getByRole('table').element().closest<HTMLElement>('[style]');
  room?.style.setProperty('width', '800px');
  await expect.element(heading('Sum')).toBeVisible();
  await expect.element(page.getByText('Fra Aså')).toBeVisible();
  await expect.element(page.getByRole('rowheader').filter({ hasText: 'Aså Roklub' })).toBeVisible();
});

it('announces the one column that is sorted by, and sorts by another at a click', async () => {
  const requests: string[] = [];
  await renderInApp(<Clubs width={800} asked={requests} />);
  expect(sorts()).toEqual(['ascending', null, null, null]);
  await page.getByRole('button', { name: 'Sum' }).click();
  await expect.element(heading('Sum')).toHaveAttribute('aria-sort', 'ascending');
  expect(sorts()).toEqual([null, null, 'ascending', null]);
  await page.getByRole('button', { name: 'Sum' }).click();
  await expect.element(heading('Sum')).toHaveAttribute('aria-sort', 'descending');
  expect(requests).toEqual(['Sum', 'Sum']);
  expect(heading('By').getByRole('button').elements()).toHaveLength(0);
});

it('folds what there is no room for into its row, with the actions, and sorts by it all the same', async () => {
  await renderInApp(<Clubs width={320} />);
  await expect.element(heading('Sum')).not.toBeInTheDocument();
  await expect.element(page.getByText('60000 kr.')).not.toBeInTheDocument();
  const opener = page.getByRole('button', { name: 'Flere oplysninger om Aså Roklub' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('definition').filter({ hasText: '60000 kr.' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Slet Aså Roklub' })).toBeVisible();
  await expect.element(page.getByText('5000 kr.')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(page.getByText('60000 kr.')).not.toBeInTheDocument();

  const sortBy = page.getByRole('combobox', { name: 'Sortér efter' });
  expect([...sortBy.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Navn',
    'Sum',
  ]);
  await userEvent.selectOptions(sortBy, 'Sum');
  await expect.element(page.getByRole('button', { name: 'Stigende. Vend rækkefølgen' })).toBeVisible();
});

it('says in a row’s second line on a phone what it has to say of the folded columns', async () => {
  const shown = columns.map((column) =>
    column.key === 'Sum' ? { ...column, inLine: ({ Sum }: Club) => Sum > 10_000 && `${Sum} kr.` } : column,
  );
  await renderInApp(<Clubs width={320} shown={shown} />);
  const textsOf = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  expect(textsOf()).toEqual(['Aså RoklubSum: 60000 kr.', 'Øster Hornum IF']);
  // Sorting by it stands over the table, where headings are no buttons.
  expect(heading('Navn').getByRole('button').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Flere oplysninger om Aså Roklub' }).click();
  await expect.element(page.getByRole('term')).toHaveTextContent('By');
});

it('keeps the second line of a row within its cell where a column stands beside it', async () => {
  const [name, town, sum] = columns as [Column<Club>, Column<Club>, Column<Club>];
  const linked = { ...name, cell: ({ Name }: Club) => <a href="/sponsorships/2">{Name}</a> };
  await renderInApp(<Clubs width={400} shown={[linked, { ...town, inLine: true }, sum]} />);
  const line = page.getByText('By: Øster Hornum', { exact: true });
  await expect.element(line).toBeVisible();
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() as DOMRect;
  const beside = boxOf(page.getByText('5000 kr.').element().closest('td'));
  await expect.poll(() => boxOf(line.element().parentElement).right).toBeLessThanOrEqual(beside.left);
});

it('keeps actions that stay in the row, also where columns fold into it', async () => {
  await renderInApp(<Clubs width={320} actionsStay />);
  const row = page.getByRole('row').filter({ hasText: 'Aså Roklub' });
  await expect.element(row.getByRole('button', { name: 'Slet Aså Roklub' })).toBeVisible();
  await page.getByRole('button', { name: 'Flere oplysninger om Aså Roklub' }).click();
  await expect.element(page.getByText('60000 kr.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Slet Aså Roklub' }).elements()).toHaveLength(1);
  const room = page.getByRole('table').element().closest<HTMLElement>('[style]');
  room?.style.setProperty('width', '800px');
  await expect.element(page.getByRole('cell', { name: 'Slet Aså Roklub' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Slet Aså Roklub' }).elements()).toHaveLength(1);
});

it('keeps the actions of some rows in them, and has those of the others behind the button that opens them', async () => {
  await renderInApp(<Clubs width={320} actionsStay={({ Name }) => Name === 'Aså Roklub'} />);
  await expect.element(page.getByRole('button', { name: 'Slet Aså Roklub' })).toBeVisible();
  const other = page.getByRole('button', { name: 'Slet Øster Hornum IF' });
  expect(other.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Flere oplysninger om Øster Hornum IF' }).click();
  await expect.element(other).toBeVisible();
});

it('keeps its headings in view while its rows are scrolled', async () => {
  await renderInApp(
    <div style={{ paddingBottom: 2000 }}>
      <Clubs width={800} />
    </div>,
  );
  const th = heading('Navn').element();
  expect(getComputedStyle(th).position).toBe('sticky');
  expect(getComputedStyle(th).backgroundColor).not.toMatch(/\/ 0|rgba/);
});

const Pages = () => {
  const [current, setCurrent] = useState(1);
  return <Pagination page={current} totalPages={6} onChange={setCurrent} />;
};

it('pages by first, previous, three pages, next and last, which do nothing at either end', async () => {
  await renderInApp(<Pages />);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const numbers = () =>
    page
      .getByRole('button', { name: /^Side \d/ })
      .elements()
      .map((element) => element.textContent);
  const isOn = (number: number) => expect.element(button(`Side ${number}`)).toHaveAttribute('aria-current', 'page');
  await isOn(1);
  expect(numbers()).toEqual(['1', '2', '3']);
  await expect.element(button('Forrige side')).toHaveAttribute('aria-disabled', 'true');
  await button('Næste side').click();
  await isOn(2);
  await button('Sidste side').click();
  await isOn(6);
  expect(numbers()).toEqual(['4', '5', '6']);
  await expect.element(button('Næste side')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Sidste side')).toHaveFocus();
  await button('Side 4').click();
  await isOn(4);
  await button('Første side').click();
  await isOn(1);
});

it('says what rows stand under once, over the first of them', async () => {
  const groups = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  const view = await renderInApp(<Clubs width={800} groupOf={() => 'Nordjylland'} />);
  expect(groups()).toEqual(['Nordjylland', 'Aså Roklub', 'Øster Hornum IF']);
  await view.unmount();
  await renderInApp(<Clubs width={800} groupOf={({ Town }) => Town} />);
  expect(groups()).toEqual(['Aså', 'Aså Roklub', 'Øster Hornum', 'Øster Hornum IF']);
});
