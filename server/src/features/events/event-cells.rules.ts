import { eventKinds } from '@sponsorat/api';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { cellText, type Reading } from '../../lib/spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';

const WRITTEN = /^(?:kl\.?\s*)?(\d{1,2})(?:[.:]?(\d\d))?(?:[.:]\d\d)?(?:\s*[-–].*)?$/i;
const MINUTES_OF_DAY = 24 * 60;

const clock = (hour: number, minute: number): Reading<string> =>
  hour < 24 && minute < 60
    ? { value: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':') }
    : { problem: 'Skriv tiden som 18:30' };

/** An hour as 18:30, 18.30, "kl. 18" or 18:30-20:00, of which it is the first; or as Excel has it, a part of a day. */
export const timeIn = (cell: ReadCell): Reading<string> => {
  if (typeof cell === 'number' && cell >= 0 && cell < 1) {
    const minutes = Math.round(cell * MINUTES_OF_DAY);
    return clock(Math.floor(minutes / 60), minutes % 60);
  }
  // 18.5 could be half past six or ten to seven.
  if (typeof cell === 'number' && !Number.isInteger(cell)) return { problem: 'Skriv tiden som 18:30' };
  const [, hour, minute = '0'] = WRITTEN.exec(cellText(cell).trim()) ?? [];
  return hour === undefined ? { problem: 'Skriv tiden som 18:30' } : clock(Number(hour), Number(minute));
};

const SHORTEST = 3;

/** A kind of event whatever the case, also the beginning of it: "Hjemme", "ude". What is none is for the form to refuse. */
export const kindIn = (cell: ReadCell): Reading<string> => {
  const text = foldCase(cellText(cell));
  const kind = eventKinds.find((one) => {
    const name = one.toLowerCase();
    return name === text || (text.length >= SHORTEST && name.startsWith(text));
  });
  return { value: kind ?? cellText(cell) };
};
