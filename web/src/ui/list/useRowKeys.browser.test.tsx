import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { SearchField } from './SearchField.tsx';
import { useRowKeys } from './useRowKeys.ts';

const names = ['Et', 'To', 'Tre', 'Fire', 'Fem'];

/** Rows that leave the list once they are done with. */
const Rows = () => {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [rows, setRows] = useState(names);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useRowKeys(list);
  const finish = () => {
    setRows(rows.filter((name) => !ticked.includes(name)));
    setTicked([]);
    heading.current?.focus();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Opgaver
      </h1>
      <SearchField label="Søg" value="" onChange={() => {}} />
      <ul ref={list}>
        {rows.map((name) => (
          <li key={name} data-row>
            <input
              type="checkbox"
              aria-label={name}
              checked={ticked.includes(name)}
              onChange={() => setTicked([...ticked, name])}
            />
            <button type="button" data-row-main>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={finish}>
        Færdig
      </button>
    </>
  );
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

it.each([
  ['j', 'Fem'],
  ['k', 'To'],
])('%s goes on where the rows were that something was done about', async (key, name) => {
  await renderInApp(<Rows />);
  await page.getByRole('checkbox', { name: 'Tre' }).click();
  await userEvent.keyboard('jx');
  await button('Færdig').click();
  await expect.element(page.getByRole('heading', { name: 'Opgaver' })).toHaveFocus();
  await expect.element(button('Tre')).not.toBeInTheDocument();
  await userEvent.keyboard(key);
  await expect.element(button(name)).toHaveFocus();
});

it('comes from the search over the list to its first row by the arrow down, but not by j', async () => {
  await renderInApp(<Rows />);
  const search = page.getByRole('searchbox');
  await search.click();
  await userEvent.keyboard('j');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(button('Et')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(button('To')).toHaveFocus();
});

it('begins with the first row where nothing was done', async () => {
  await renderInApp(<Rows />);
  await userEvent.keyboard('j');
  await expect.element(button('Et')).toHaveFocus();
});
