import { plural } from './formats.ts';

/** For so many days until today, as one ends a sentence: "siden i dag", "siden i går", "i 12 dage". */
export const forDays = (days: number): string => {
  if (days === 0) return 'siden i dag';
  return days === 1 ? 'siden i går' : `i ${plural(days, 'dag', 'dage')}`;
};

/** So many days ago: "i dag", "i går", "for 12 dage siden". */
export const daysAgo = (days: number): string => {
  if (days === 0) return 'i dag';
  return days === 1 ? 'i går' : `for ${plural(days, 'dag', 'dage')} siden`;
};

/** Stays together where a narrow column breaks the sentence. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
