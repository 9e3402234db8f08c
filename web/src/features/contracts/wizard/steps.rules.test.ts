import type { Contract, Product, ProductCategory } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { blankSelection } from '../../../domain/product/selection.rules.ts';
import { readStep } from '../param.rules.ts';
import { missingLines, resumeStep, stepOfField, stepOfSection, steps } from './steps.rules.ts';

const categories = [
  { id: 1, name: 'Tøj', section: 'Eksponering', sort: 1, version: 1 },
  { id: 2, name: 'Netværk', section: 'Aktivering', sort: 1, version: 1 },
] satisfies ProductCategory[];
const products = [
  { id: 10, categoryId: 1 },
  { id: 20, categoryId: 2 },
] as Product[];

const draft = (part: Partial<Contract> = {}): Contract =>
  ({
    category: 1,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    sponsorshipAmount: 1000,
    rates: [],
    exclusivity: null,
    specialAgreements: null,
    products: [],
    ...part,
  }) as unknown as Contract;
const selectionsOf = (...ids: number[]) => ids.map((id) => ({ ...blankSelection(id), selected: true }));

it('has a step for the purpose, one a section, and one to confirm', () => {
  expect(steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Formål og pris',
    '2 Eksponering',
    '3 Hospitality',
    '4 Aktivering',
    '5 Godkendelse',
  ]);
  expect(stepOfSection('Hospitality')).toBe(3);
});

it.each([
  ['2', 2],
  [5, 5],
  ['6', undefined],
  ['0', undefined],
  ['to', undefined],
  [undefined, undefined],
])('reads %j of an address as %j', (value, step) => {
  expect(readStep(value)).toBe(step);
});

it('reads the number of each step, and no further one', () => {
  for (const { number } of steps) expect(readStep(number)).toBe(number);
  expect(readStep(steps.length + 1)).toBeUndefined();
});

it.each([
  ['category', 1],
  ['rates.0.amount', 1],
  ['products.3.amount', 2],
  ['specialAgreements', 4],
])('leads from %s to step %d', (path, step) => {
  expect(stepOfField(path)).toBe(step);
});

it('says what is missing a line each, and of rates once with their count', () => {
  const dueDate = 'Forfaldsdato skal udfyldes';
  const missing = { startDate: 'Startdato skal udfyldes', 'rates.1.dueDate': dueDate };
  expect(missingLines(missing)).toEqual([
    { path: 'startDate', text: 'Startdato skal udfyldes' },
    { path: 'rates.1.dueDate', text: 'Forfaldsdato skal udfyldes (1 rate)' },
  ]);
  expect(missingLines({ ...missing, 'rates.2.dueDate': dueDate, 'rates.10.dueDate': dueDate })).toEqual([
    { path: 'startDate', text: 'Startdato skal udfyldes' },
    { path: 'rates.1.dueDate', text: 'Forfaldsdato skal udfyldes (3 rater)' },
  ]);
  expect(missingLines({})).toEqual([]);
});

describe('where a draft goes on', () => {
  it.each([
    ['a new one', undefined, 1],
    ['one that lacks its amount', draft({ sponsorshipAmount: null, products: selectionsOf(20) }), 1],
    ['one without products', draft(), 2],
    ['one with exposure', draft({ products: selectionsOf(10) }), 3],
    ['one with activation', draft({ products: selectionsOf(10, 20) }), 5],
    ['one with a product that was not chosen', draft({ products: [blankSelection(20)] }), 2],
    ['one with words', draft({ exclusivity: 'Eneste bank' }), 5],
    ['one that somebody is asked about', draft({ approval: { state: 'requested' } as Contract['approval'] }), 5],
    ['one that somebody declined', draft({ approval: { state: 'declined' } as Contract['approval'] }), 2],
  ])('%s', (_, contract, step) => {
    expect(resumeStep(contract, products, categories)).toBe(step);
  });
});
