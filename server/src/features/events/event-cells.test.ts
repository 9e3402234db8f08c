import { expect, it } from 'vitest';
import { kindIn, timeIn } from './event-cells.rules.ts';

it.each([
  ['18:30', '18:30'],
  ['9:05', '09:05'],
  ['18.30', '18:30'],
  ['1830', '18:30'],
  ['kl. 18', '18:00'],
  ['Kl 18.30', '18:30'],
  ['18:30:00', '18:30'],
  ['18:30 - 20:15', '18:30'],
  ['18.30–20', '18:30'],
  [18, '18:00'],
  // As Excel has hours: parts of a day.
  [0.770833333333333, '18:30'],
  [0, '00:00'],
  [0.999, '23:59'],
] as const)('reads the hour %s', (cell, time) => {
  expect(timeIn(cell)).toEqual({ value: time });
});

it.each(['24:00', '18:60', 'aften', 18.5, 25, -1, '', true, '18:30 eller 20'])(
  'asks for another hour than %s',
  (cell) => {
    expect(timeIn(cell)).toEqual({ problem: 'Skriv tiden som 18:30' });
  },
);

it.each([
  ['hjemmekamp', 'Hjemmekamp'],
  [' HJEMME ', 'Hjemmekamp'],
  ['ude', 'Udekamp'],
  ['Møde', 'Møde'],
  ['m', 'm'],
  ['Tombola', 'Tombola'],
])('reads the kind %s', (cell, kind) => {
  expect(kindIn(cell)).toEqual({ value: kind });
});
