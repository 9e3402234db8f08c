import { expect, it } from 'vitest';
import { contractInputSchema } from './contracts/contracts.schemas.ts';
import { read } from './field-errors.ts';
import { noteInputSchema } from './notes/notes.schemas.ts';
import { isPrintable } from './printable.rules.ts';
import { sponsorshipInputSchema } from './sponsorships/sponsorships.schemas.ts';

it.each(['Ærø IF – 1. hold', 'Łódź €½', 'Спартак', 'Ολυμπιακός', '⚽🇩🇰👍🏽', 'A\u030Arhus', ''])(
  '%j can be printed',
  (text) => expect(isPrintable(text)).toBe(true),
);

it.each(['日本 Klub', 'نادي كرة القدم', 'ไทย', 'עברית', '한국'])('%j cannot', (text) =>
  expect(isPrintable(text)).toBe(false),
);

it('is refused where an agreement would print it, in words, and nowhere else', () => {
  const message = (label: string) => `${label} skal skrives med latinske bogstaver, så det kan stå på en aftale`;
  expect(read(sponsorshipInputSchema, { name: '日本 Klub' })).toMatchObject({ fields: { name: message('Navn') } });
  expect(read(contractInputSchema, { exclusivity: 'ไทย' })).toMatchObject({
    fields: { exclusivity: message('Eksklusivitet') },
  });
  expect(read(noteInputSchema, { text: '日本' })).not.toHaveProperty('fields.text');
});
