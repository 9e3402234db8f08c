import { plural } from '../../lib/formats.ts';
import { texts } from './texts.ts';

/** Seconds as words: "1 minut og 20 sekunder". */
export const waitWords = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [plural(minutes, ...texts.minute)] : []),
    ...(rest > 0 || minutes === 0 ? [plural(rest, ...texts.second)] : []),
  ];
  return parts.join(texts.and);
};
