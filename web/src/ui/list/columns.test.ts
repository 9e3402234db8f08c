import { describe, expect, it } from 'vitest';
import { type Column, fitting, widths } from './columns.ts';

type Row = { Name: string; Sum: number; Status: string };
const cell = () => null;
const columns: Column<Row>[] = [
  { key: 'Name', label: 'Navn', width: 200, cell },
  { key: 'Sum', label: 'Sum', width: 100, folds: 2, cell },
  { key: 'Status', label: 'Status', width: 100, folds: 1, cell },
];
const columnsIn = (room: number) => [...fitting(columns, room, { actionsWidth: 150 })];

describe('the columns that fit', () => {
  it('are all of them where there is room for the actions too', () => {
    expect(columnsIn(550)).toEqual(['Name', 'Sum', 'Status']);
  });

  it('lose the least important first', () => {
    expect(columnsIn(549)).toEqual(['Name', 'Status']);
    expect(columnsIn(344)).toEqual(['Name', 'Status']);
    expect(columnsIn(343)).toEqual(['Name']);
  });

  it('lose the spare ones before anything folds', () => {
    const user: Column<Row & { User: string }> = {
      key: 'User',
      label: 'Bruger',
      width: 120,
      folds: 3,
      spare: true,
      cell,
    };
    const fits = (room: number) => [...fitting([...columns, user], room, { actionsWidth: 150 })];
    expect(fits(670)).toEqual(['Name', 'Sum', 'Status', 'User']);
    expect(fits(669)).toEqual(['Name', 'Sum', 'Status']);
    expect(fits(550)).toEqual(['Name', 'Sum', 'Status']);
    expect(fits(549)).toEqual(['Name', 'Status']);
  });

  it('keep what is sorted by, as long as it is', () => {
    expect([...fitting(columns, 430, { actionsWidth: 150, sorted: 'Sum' })]).toEqual(['Name', 'Sum']);
    expect([...fitting(columns, 10, { actionsWidth: 150, sorted: 'Sum' })]).toEqual(['Name', 'Sum']);
  });

  it('never lose the ones that must stay', () => {
    expect(columnsIn(10)).toEqual(['Name']);
  });
});

describe('the widths', () => {
  it('share the room that is over', () => {
    expect([...widths(columns, 800).values()]).toEqual([400, 200, 200]);
    const rigid = columns.map((column) => (column.key === 'Name' ? column : { ...column, grow: 0 }));
    expect([...widths(rigid, 800).values()]).toEqual([600, 100, 100]);
  });

  it('are no more than the room for one that is alone, however little there is', () => {
    expect([...widths(columns.slice(0, 1), 120).values()]).toEqual([120]);
    expect([...widths(columns.slice(0, 1), 320).values()]).toEqual([320]);
  });

  it('never fall under what each needs', () => {
    expect([...widths(columns, 100).values()]).toEqual([200, 100, 100]);
  });
});
