import { describe, expect, it } from 'vitest';
import { type TaskFacts, taskText } from './task-texts.rules.ts';

const rules = { 'tasks.draftStaleDays': 14, 'tasks.awaitingStaleDays': 10 } as Parameters<typeof taskText>[2]['rules'];
const none: TaskFacts = {
  status: null,
  rate: null,
  approval: null,
  item: null,
  checkedOn: null,
  sending: null,
  mailed: false,
  title: null,
  marked: null,
};
const sending = {
  state: 'Sendt' as const,
  sentOn: '2026-06-03',
  signed: 1,
  of: 2,
  deadline: '2026-07-03',
  remindFrom: null,
};
const text = (kind: Parameters<typeof taskText>[0]['kind'], facts: Partial<TaskFacts> = {}, dueDate = '2026-06-15') =>
  taskText({ kind, dueDate }, { ...none, ...facts }, { today: '2026-06-15', rules });

describe('what a task says', () => {
  it('changes with its day where that is a deadline, and not on the day itself', () => {
    expect([text('expiry'), text('expiry', {}, '2026-06-14')]).toEqual(['Aftalen udløber', 'Aftalen er udløbet']);
    expect(text('renegotiation', {}, '2026-06-14')).toBe('Genforhandling er overskredet');
    const rate = { place: 2, of: 6, hasInvoice: true };
    expect(text('rate', { rate }, '2026-06-14')).toBe('Rate 2 af 6 er forfalden. Faktura modtaget');
    expect(text('rate', { rate: { ...rate, hasInvoice: false } })).toBe('Rate 2 af 6 forfalder');
  });

  it('counts back to since when something stands still', () => {
    expect(text('draft')).toBe('Kladden har ligget siden 01-06-2026');
    expect(text('awaiting')).toBe('Venter på underskrift siden 05-06-2026');
  });

  it('says how far the sending of an agreement has come', () => {
    const words = '03-06-2026 · 1 af 2 har underskrevet · frist 03-07-2026';
    expect(text('awaiting', { sending })).toBe(`Sendt ${words}`);
    expect(text('renewal', { status: 'Afventer', sending })).toBe(`Fornyelsen er sendt ${words}`);
    const received = { ...sending, state: 'Modtaget' as const };
    expect(text('awaiting', { sending: received })).toBe('Klubben har sendt en underskrevet kopi');
    expect(text('renewal', { status: 'Kladde' })).toBe('Fornyelsen er en kladde');
  });

  it('is what was said when it was done, where the product is gone; nothing where nothing is left', () => {
    const item = { name: 'Flag', used: 0, amount: 4 };
    expect(text('delivery', { item, marked: 'x' })).toBe('Flag: 0 af 4 er leveret');
    expect(text('hospitality', { item: { ...item, used: null }, marked: 'Flag: 1 af 4 er brugt' })).toBe(
      'Flag: 1 af 4 er brugt',
    );
    expect([text('proof', { item }), text('proof', { marked: 'x' }), text('proof')]).toEqual([
      'Der mangler bevis for Flag',
      'x',
      '',
    ]);
    expect([text('manual'), text('approve'), text('hospitality')]).toEqual(['', '', '']);
    expect(text('rate')).toBe('Rate forfalder');
  });
});
