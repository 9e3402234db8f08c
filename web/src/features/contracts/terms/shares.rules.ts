import { type AgreementTerms, agreementTexts as texts } from '@sponsorat/api';
import { percent } from '../../../lib/formats.ts';
import type { BarPart } from '../../../ui/PartsBar.tsx';

const tones = [
  ['advertisement', 'strong'],
  ['tickets', 'medium'],
  ['catering', 'warm'],
  ['travel', 'faint'],
] as const;

/** How the amount is shared out on the purposes that have a share, in percent. */
export const shareParts = (shares: AgreementTerms['shares']): BarPart[] =>
  tones.flatMap(([name, tone]) => {
    const value = Number(shares[name] ?? 0);
    return value > 0 ? [{ label: texts.shareNames[name], value, text: percent(value), tone }] : [];
  });
