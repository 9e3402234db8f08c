import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { useForm } from '../form/useForm.ts';
import { MarksField } from './MarksField.tsx';

const schema = z.object({ delivery: z.number().nullable().meta({ label: 'Levering' }) });

const Delivery = () => {
  const [initial] = useState({ delivery: null });
  const form = useForm({ schema, initial, save: async () => {} });
  return <MarksField field={form.field('delivery')} meanings={['Ringe', 'Under', 'Som ventet', 'God', 'Bedst']} />;
};

it('has marks on a phone that a finger hits, all in one line', async () => {
  await page.viewport(360, 740);
  await renderInApp(
    <div style={{ width: 320 }}>
      <Delivery />
    </div>,
  );
  await expect.element(page.getByRole('radio', { name: '5' })).toBeInTheDocument();
  const boxes = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.nextElementSibling?.getBoundingClientRect() ?? new DOMRect());
  expect(boxes).toHaveLength(6);
  expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(320 + (boxes[0]?.left ?? 0));
});

it('fills a mark that is given, and only outlines that none is', async () => {
  await renderInApp(<Delivery />);
  const ground = () => {
    const mark = document.querySelector('.mantine-SegmentedControl-indicator');
    return mark && { filled: getComputedStyle(mark).backgroundColor, edge: getComputedStyle(mark).borderTopWidth };
  };
  await expect.poll(() => ground()?.edge).toBe('1px');
  const before = ground();
  await page.getByText('4', { exact: true }).click();
  await expect.poll(() => ground()?.edge).toBe('0px');
  expect(ground()?.filled).not.toBe(before?.filled);
});
