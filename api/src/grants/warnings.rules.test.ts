import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipientTypes } from './grants.kinds.ts';
import {
  type GiftFacts,
  type GiftRules,
  PURPOSE_MISSING,
  purposeNeeded,
  saidToApprover,
  warningsFor,
} from './warnings.rules.ts';
import { warningCodes, warningSchema } from './warnings.schemas.ts';

type Gift = Parameters<typeof warningsFor>[0];
const rules: GiftRules = {
  'gifts.guestYear': null,
  'gifts.guestEvent': null,
  'gifts.heavyUser': null,
  'gifts.officialNeedsApproval': true,
  'tax.adShareMin': 50,
  'tax.smallBenefit': null,
};
const bare: GiftFacts = {
  unitValue: 650,
  includesTravel: false,
  advertisementShare: 100,
  guestYear: 0,
  guestEvent: 0,
  recipientSeats: 0,
  hostSeats: 0,
  unsure: false,
  rules,
};
const guest: Gift = { recipientName: 'Birthe Holm', recipientType: 'Kunde', companions: [], quantity: 2 };

const warn = (gift: Partial<Gift> = {}, facts: Partial<GiftFacts> = {}, set: Partial<GiftRules> = {}) =>
  warningsFor({ ...guest, ...gift }, { ...bare, ...facts, rules: { ...rules, ...set } });
const codes = (...given: Parameters<typeof warn>) => warn(...given).map(({ code }) => code);

const official = 'Offentligt ansat eller politiker';
const board = 'Bestyrelse eller repræsentantskab';

describe('the warnings of a grant', () => {
  it('are none where nothing is the matter', () => {
    const quiet = recipientTypes.filter((recipientType) => codes({ recipientType }).length === 0);
    expect(quiet).toEqual(recipientTypes.filter((type) => type !== official && type !== board));
  });

  it('tell whoever is asked what is the matter, and not that somebody else must answer', () => {
    const limits = { 'gifts.guestYear': 1000, 'gifts.guestEvent': 1000 };
    const told = warn({ recipientType: official }, {}, limits).map(({ text }) => saidToApprover(text));
    expect(told).toEqual([
      'Birthe Holm er offentligt ansat eller politiker. Udgangspunktet er nej tak.',
      'Birthe Holm kommer over bankens grænse for en gæst på et kalenderår, 1.000 kr.',
      'Birthe Holm kommer over bankens grænse for en gæst til ét arrangement, 1.000 kr.',
    ]);
  });

  it('tell of an official, whom somebody else must allow', () => {
    expect(warn({ recipientType: official })).toEqual([
      {
        code: 'official',
        level: 'approve',
        rule: 'gifts.officialNeedsApproval',
        text: 'Birthe Holm er offentligt ansat eller politiker. Udgangspunktet er nej tak. En anden skal godkende.',
        source: 'Straffelovens § 144; God adfærd i det offentlige',
      },
    ]);
    expect(warn({ recipientType: official }, {}, { 'gifts.officialNeedsApproval': false })).toMatchObject([
      { level: 'info', text: 'Birthe Holm er offentligt ansat eller politiker. Udgangspunktet er nej tak.' },
    ]);
  });

  it('name the officials among companions, and only them', () => {
    const companions = [
      { name: 'Ole Dam', type: official },
      { name: 'Pia Friis', type: 'Kunde' },
    ] as const;
    expect(warn({ companions })[0]?.text).toMatch(/^Ole Dam er offentligt ansat eller politiker\. /);
    expect(warn({ companions, recipientType: official })[0]?.text).toMatch(
      /^Birthe Holm og Ole Dam er offentligt ansatte eller politikere\. /,
    );
  });

  it.each([
    ['gifts.guestYear', 'guest-year', 'guestYear', 'på et kalenderår'],
    ['gifts.guestEvent', 'guest-event', 'guestEvent', 'til ét arrangement'],
  ] as const)('tell that a guest is over %s with this grant, but not at it', (rule, code, sum, where) => {
    const at = (value: number, set: number | null, gift?: Partial<Gift>) =>
      warn(gift, { [sum]: value }, { [rule]: set }).map((one) => one.code);
    expect(at(699.99, 2000)).toEqual([]);
    expect(at(700, 2000)).toEqual([]);
    expect(at(700.01, 2000)).toEqual([code]);
    expect(at(700, 1999.99)).toEqual([code]);
    // All seats count for the recipient, whomever they bring.
    expect(at(700, 2000, { quantity: 3, companions: [{ name: 'Pia', type: 'Medarbejder' }] })).toEqual([code]);
    expect(at(1e9, null)).toEqual([]);
    // 0 kr. is a limit: whatever has a value is over it.
    expect(at(0, 0)).toEqual([code]);
    const free = { [sum]: 0, unitValue: 0 };
    expect(codes({}, free, { [rule]: 0 })).toEqual([]);
    expect(warn({}, { [sum]: 5000 }, { [rule]: 1500 })).toEqual([
      {
        code,
        level: 'approve',
        rule,
        text: `Birthe Holm kommer over bankens grænse for en gæst ${where}, 1.500 kr. Giv færre billetter, ellers skal en anden godkende.`,
        source: 'Bankens egen grænse, ingen lov sætter en',
      },
    ]);
    const others = { guestYear: 0, guestEvent: 0, [sum === 'guestYear' ? 'guestEvent' : 'guestYear']: 5000 };
    expect(codes({}, others, { [rule]: 1500 })).toEqual([]);
  });

  it('count what the others were worth where this grant has no value, and say that it is missing', () => {
    const missing = { unitValue: null, guestYear: 2000 };
    expect(codes({}, missing, { 'gifts.guestYear': 2000 })).toEqual(['no-value']);
    expect(codes({}, missing, { 'gifts.guestYear': 1999 })).toEqual(['guest-year', 'no-value']);
    expect(warn({}, missing, { 'gifts.guestEvent': 0 })).toMatchObject([
      {
        code: 'no-value',
        level: 'info',
        rule: 'gifts.guestEvent',
        text: expect.stringMatching(/^Værdi pr\. billet mangler/),
      },
    ]);
    expect(codes({}, missing, { 'gifts.heavyUser': 500 })).toEqual([]);
    expect(codes({}, { unitValue: 0 }, { 'gifts.guestYear': 2000, 'gifts.guestEvent': 1 })).toEqual([]);
  });

  it('tell of many tickets to one, recipient or host, over the limit with these', () => {
    const limit = { 'gifts.heavyUser': 20 };
    expect(codes({}, { recipientSeats: 17, hostSeats: 17 }, limit)).toEqual([]);
    expect(codes({}, { recipientSeats: 18, hostSeats: 18 }, limit)).toEqual([]);
    const text = (facts: Partial<GiftFacts>, gift: Partial<Gift> = {}, set: object = limit) =>
      warn(gift, facts, set).map((one) => one.text);
    const end = 'over bankens grænse på et kalenderår, 20 billetter. Overvej, om andre skal have dem.';
    expect(text({ recipientSeats: 19 })).toEqual([`Med disse billetter kommer Birthe Holm ${end}`]);
    expect(text({ hostSeats: 19 })).toEqual([`Med disse billetter kommer værten ${end}`]);
    expect(text({ hostSeats: 19, recipientSeats: 19 })).toEqual([
      `Med disse billetter kommer Birthe Holm og værten ${end}`,
    ]);
    // Nobody knows of a host here.
    expect(text({}, { quantity: 21 })).toEqual([`Med disse billetter kommer Birthe Holm ${end}`]);
    expect(text({}, {}, { 'gifts.heavyUser': 1 })[0]).toContain(', 1 billet.');
    expect(codes({}, { recipientSeats: 1e6, hostSeats: 1e6 })).toEqual([]);
    expect(warn({}, { hostSeats: 19 }, limit)).toMatchObject([{ level: 'info', rule: 'gifts.heavyUser' }]);
  });

  it('say where they are unsure of who the recipient is, and only of what is reckoned by it', () => {
    const over = { guestYear: 9000, guestEvent: 9000, recipientSeats: 90, hostSeats: 90, includesTravel: true };
    const limits = { 'gifts.guestYear': 1, 'gifts.guestEvent': 1, 'gifts.heavyUser': 1 };
    const unsure = (value: boolean, facts: object = over) =>
      warn({ recipientType: 'Medarbejder' }, { ...facts, advertisementShare: 1, unsure: value }, limits)
        .filter(({ text }) => text.includes('usikker'))
        .map(({ code }) => code);
    expect(unsure(true)).toEqual(['guest-year', 'guest-event', 'heavy-user']);
    expect(unsure(true, { ...over, recipientSeats: 0, unitValue: 0, guestYear: 0, guestEvent: 0 })).toEqual([
      'heavy-user',
    ]);
    expect(unsure(false)).toEqual([]);
  });

  it('tell of employees’ tickets where advertisement is not the main benefit', () => {
    const employee = { recipientType: 'Medarbejder' } as const;
    expect(codes(employee, { advertisementShare: 50 })).toEqual([]);
    expect(codes(employee, { advertisementShare: 49.99 })).toEqual(['employee-main']);
    expect(codes(employee, { advertisementShare: 50 }, { 'tax.adShareMin': 51 })).toEqual(['employee-main']);
    expect(codes(employee, { advertisementShare: 0 }, { 'tax.adShareMin': 0 })).toEqual([]);
    expect(codes(employee, { advertisementShare: null }, { 'tax.adShareMin': 0 })).toEqual(['employee-main']);
    expect(codes({ recipientType: 'Medarbejder (vært)' }, { advertisementShare: null })).toEqual([]);
    expect(codes({ companions: [{ name: 'Pia', type: 'Medarbejder' }] }, { advertisementShare: 10 })).toEqual([
      'employee-main',
    ]);
    const [few] = warn(employee, { advertisementShare: 10 });
    expect(few).toMatchObject({ level: 'info', rule: 'tax.adShareMin', source: expect.stringContaining('PwC 2024') });
    expect(warn(employee, { advertisementShare: 10 }, { 'tax.smallBenefit': 1400 })[0]?.text).toContain(
      'Årets bagatelgrænse er 1.400 kr. Appen kender ikke medarbejderens andre goder.',
    );
    expect(few?.text).not.toContain('bagatel');
    expect(few?.text).toMatch(
      /reklamen er hovedydelsen.*I aftalen er reklamen under 50 %\. Kontrollér med bankens skatteafdeling\.$/,
    );
    expect(warn(employee, { advertisementShare: null })[0]?.text).toContain('udfyld prisandelene');
  });

  it('tell employees, not their host, what is taxed of a trip', () => {
    const trip = { includesTravel: true };
    expect(warn({ recipientType: 'Medarbejder' }, trip)).toEqual([
      {
        code: 'travel',
        level: 'info',
        rule: null,
        text: 'Rejsens værdi er skattepligtig for Birthe Holm, selve billetten er det ikke. Kontrollér med bankens skatteafdeling.',
        source: 'SKM2009.429.SR; PwC 2024',
      },
    ]);
    expect(codes({ recipientType: 'Medarbejder (vært)' }, trip)).toEqual([]);
    expect(codes({}, trip)).toEqual([]);
    expect(warn({ companions: [{ name: 'Pia', type: 'Medarbejder' }] }, trip)[0]?.text).toContain('for Pia,');
  });

  it('tell of who sits on the board', () => {
    expect(warn({ recipientType: board })).toMatchObject([
      { code: 'board', level: 'info', rule: null, source: 'PwC 2024' },
    ]);
    expect(codes({ companions: [{ name: 'Pia', type: board }] })).toEqual(['board']);
  });
});

describe('the warnings of any grant', () => {
  const type = fc.constantFrom(...recipientTypes);
  const kroner = fc.integer({ min: 0, max: 500_000 }).map((ore) => ore / 100);
  const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
  const gifts: fc.Arbitrary<Gift> = fc.record({
    recipientName: fc.constant('Birthe Holm'),
    recipientType: type,
    companions: fc.array(fc.record({ name: fc.constantFrom('Pia Friis', 'Ole Dam'), type }), { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  const seats = fc.integer({ min: 0, max: 500 });
  const facts: fc.Arbitrary<GiftFacts> = fc.record({
    unitValue: orNull(kroner),
    includesTravel: fc.boolean(),
    advertisementShare: orNull(fc.integer({ min: 0, max: 100 })),
    guestYear: kroner,
    guestEvent: kroner,
    recipientSeats: seats,
    hostSeats: seats,
    unsure: fc.boolean(),
    rules: fc.record({
      'gifts.guestYear': orNull(kroner),
      'gifts.guestEvent': orNull(kroner),
      'gifts.heavyUser': orNull(fc.integer({ min: 1, max: 500 })),
      'gifts.officialNeedsApproval': fc.boolean(),
      'tax.adShareMin': fc.integer({ min: 0, max: 100 }),
      'tax.smallBenefit': fc.constant(null),
    }),
  });

  it('are what the table says, each once, in its order, with words and a source', () => {
    const ore = (value: number) => Math.round(value * 100);
    fc.assert(
      fc.property(gifts, facts, (gift, about) => {
        const { rules: set } = about;
        const here = new Set([gift.recipientType, ...gift.companions.map((one) => one.type)]);
        const over = (sum: number, limit: number | null) =>
          limit !== null && ore(sum) + gift.quantity * ore(about.unitValue ?? 0) > ore(limit);
        const many = gift.quantity + Math.max(about.recipientSeats, about.hostSeats);
        const { advertisementShare: share } = about;
        const expected = {
          official: here.has(official),
          'guest-year': over(about.guestYear, set['gifts.guestYear']),
          'guest-event': over(about.guestEvent, set['gifts.guestEvent']),
          'heavy-user': set['gifts.heavyUser'] !== null && many > set['gifts.heavyUser'],
          'employee-main': here.has('Medarbejder') && (share === null || share < set['tax.adShareMin']),
          travel: here.has('Medarbejder') && about.includesTravel,
          board: here.has(board),
          'no-value': about.unitValue === null && (set['gifts.guestYear'] !== null || set['gifts.guestEvent'] !== null),
        };
        const warnings = warningsFor(gift, about);
        expect(warnings.map(({ code }) => code)).toEqual(warningCodes.filter((code) => expected[code]));
        const approve = warnings.filter(({ level }) => level === 'approve').map(({ code }) => code);
        const asks = ['guest-year', 'guest-event', ...(set['gifts.officialNeedsApproval'] ? ['official'] : [])];
        expect(approve).toEqual(warnings.map(({ code }) => code).filter((code) => asks.includes(code)));
        for (const warning of warnings) {
          expect(warningSchema.parse(warning)).toEqual(warning);
          expect([warning.text.length > 40, warning.source !== '']).toEqual([true, true]);
        }
      }),
    );
  });

  it('never tell what others have given', () => {
    const textsOf = (gift: Gift, about: GiftFacts) => warningsFor(gift, about).map(({ text }) => text);
    fc.assert(
      fc.property(gifts, facts, seats, (gift, about, others) => {
        const over = { ...about, guestYear: 5001, guestEvent: 5001, recipientSeats: 501, hostSeats: 501 };
        const further = { guestYear: 6000, guestEvent: 9000, recipientSeats: 600 + others, hostSeats: 700 + others };
        expect(textsOf(gift, { ...over, ...further })).toEqual(textsOf(gift, over));
      }),
    );
  });
});

it('is asked why customers, hosts and officials are invited, companions too', () => {
  const needed = recipientTypes.filter((recipientType) => purposeNeeded({ recipientType, companions: [] }));
  expect(needed).toEqual(['Kunde', 'Medarbejder (vært)', official]);
  expect(PURPOSE_MISSING).toBe('Skriv anledning: ellers kan udgiften ikke dokumenteres');
  expect(purposeNeeded({ recipientType: 'Andet', companions: [{ type: 'Medarbejder' }, { type: 'Kunde' }] })).toBe(
    true,
  );
  expect(purposeNeeded({ recipientType: 'Andet', companions: [{ type: 'Præmie' }] })).toBe(false);
});
