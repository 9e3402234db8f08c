import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../lib/client.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { confirmAndDelete } from '../confirmAndDelete.ts';
import { useRemoveRow } from './useRemoveRow.ts';

const listed = {
  Result: [
    { Id: 1, Name: 'Aså Roklub' },
    { Id: 2, Name: 'Vejle Boldklub' },
  ],
  Total: 2,
};
const clubs = ['clubs'];

type ClubsProps = { remove: () => Promise<unknown>; invalidate?: () => void };

const Clubs = ({ remove, invalidate = () => {} }: ClubsProps) => {
  const count = useRef(0);
  const { data } = useQuery({
    queryKey: clubs,
    queryFn: () => (count.current++ ? new Promise<never>(() => {}) : listed),
  });
  const { mutateAsync } = useRemoveRow({ list: clubs, remove, invalidate });
  return (
    <ul aria-label={String(data?.Total)}>
      {data?.Result.map(({ Id, Name }) => (
        <li key={Id}>
          {Name}
          <button
            type="button"
            onClick={() => confirmAndDelete({ noun: 'sponsorat', name: Name, remove: () => mutateAsync(Id) })}
          >
            Slet {Name}
          </button>
        </li>
      ))}
    </ul>
  );
};

const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((element) => element.firstChild?.textContent);
const removeFirst = async () => {
  await page.getByRole('button', { name: 'Slet Aså Roklub' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
};

it('takes the row away before the server has answered, and says so once it has', async () => {
  let answer = () => {};
  let invalidated = 0;
  const remove = () => new Promise<void>((resolve) => (answer = resolve));
  await renderInApp(<Clubs remove={remove} invalidate={() => invalidated++} />);
  await removeFirst();
  await expect.poll(names).toEqual(['Vejle Boldklub']);
  await expect.element(page.getByRole('list', { name: '1' })).toBeVisible();
  expect(invalidated).toBe(0);
  answer();
  await expect.element(page.getByText('Aså Roklub blev slettet!')).toBeVisible();
  expect(invalidated).toBe(1);
});

it('brings the row back where the server refuses, and says why', async () => {
  const refusal = new ApiError(500, { error: 'Noget gik galt', message: 'Prøv igen om lidt.' });
  let refuse = () => {};
  const remove = () => new Promise<void>((_, reject) => (refuse = () => reject(refusal)));
  await renderInApp(<Clubs remove={remove} />);
  await removeFirst();
  await expect.poll(names).toEqual(['Vejle Boldklub']);
  refuse();
  await expect.poll(names).toEqual(['Aså Roklub', 'Vejle Boldklub']);
  await expect.element(page.getByRole('list', { name: '2' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Noget gik galtPrøv igen om lidt.');
  await expect.element(page.getByText('blev slettet!')).not.toBeInTheDocument();
});
