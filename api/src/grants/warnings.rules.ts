import { joinWords, numberText, percentText } from '../formats.ts';
import { kronerText, toOre } from '../money.ts';
import { type RuleKey, type RuleValueOf, ruleDefinitions } from '../rule-values/rule-keys.ts';
import { unitOf } from '../units.ts';
import type { recipientTypes } from './grants.kinds.ts';
import { type Warning, warningCodes } from './warnings.schemas.ts';

type RecipientType = (typeof recipientTypes)[number];

/** Who gets how many seats: the recipient, and whom they bring. */
type Gift = {
  recipientName: string;
  recipientType: RecipientType;
  companions: readonly { name: string; type: RecipientType }[];
  quantity: number;
};

/** The rules that hold on the day that a grant counts on. */
export type GiftRules = {
  [K in Extract<RuleKey, `gifts.${string}`> | 'tax.adShareMin' | 'tax.smallBenefit']: RuleValueOf<K>;
};

/**
 * What is known besides the grant. Amounts are kroner, and like the seats those of other grants that take seats: of the
 * recipient in that calendar year or at that event, of the host in that year, over the whole bank.
 */
export type GiftFacts = {
  unitValue: number | null;
  includesTravel: boolean;
  /** How much of the agreement is advertisement, in percent. */
  advertisementShare: number | null;
  guestYear: number;
  guestEvent: number;
  recipientSeats: number;
  hostSeats: number;
  /** That the recipient was recognised by name and company, as one of two grants had no e-mail. */
  unsure: boolean;
  rules: GiftRules;
};

type Remark = Omit<Warning, 'code'>;
type Warn = (gift: Gift, facts: GiftFacts) => Remark | null;
const byRule = (rule: RuleKey, level: Remark['level'], text: string): Remark => {
  const { source } = ruleDefinitions[rule];
  return { level, text, rule, source };
};

const namesOf = ({ recipientName, recipientType, companions }: Gift, type: RecipientType): string[] =>
  [{ name: recipientName, type: recipientType }, ...companions]
    .filter((one) => one.type === type)
    .map(({ name }) => name);

const ANOTHER = ' En anden skal godkende.';
const FEWER = ' Giv færre billetter, ellers skal en anden godkende.';

/** What a warning says to the other who is asked: what is the matter, without that somebody else must answer. */
export const saidToApprover = (text: string): string => text.replace(ANOTHER, '').replace(FEWER, '');

const doubt = (unsure: boolean) => (unsure ? ' (usikker: genkendt på navn og virksomhed, ikke på e-mail)' : '');
const CHECK = 'Kontrollér med bankens skatteafdeling.';

/** What is said of the year's limit of small benefits, for information only; nothing where none is announced. */
const smallBenefit = (limit: number | null): string[] =>
  limit === null ? [] : [`Årets bagatelgrænse er ${kronerText(limit)} Appen kender ikke medarbejderens andre goder.`];

/** That the recipient gets for more than a limit, this grant included; a seat without a value counts as nothing. */
const guestOver =
  (key: 'guestYear' | 'guestEvent', where: string): Warn =>
  (gift, facts) => {
    const rule = `gifts.${key}` as const;
    const limit = facts.rules[rule];
    const sum = toOre(facts[key]) + BigInt(gift.quantity) * toOre(facts.unitValue ?? 0);
    if (limit === null || sum <= toOre(limit)) return null;
    const over = `${gift.recipientName}${doubt(facts.unsure)} kommer over bankens grænse for en gæst ${where}`;
    const text = `${over}, ${kronerText(limit)}${FEWER}`;
    return byRule(rule, 'approve', text);
  };

const warns: Record<Warning['code'], Warn> = {
  official: (gift, { rules }) => {
    const rule = 'gifts.officialNeedsApproval';
    const names = namesOf(gift, 'Offentligt ansat eller politiker');
    if (names.length === 0) return null;
    const what = names.length === 1 ? 'offentligt ansat eller politiker' : 'offentligt ansatte eller politikere';
    const text = `${joinWords(names)} er ${what}. Udgangspunktet er nej tak.`;
    return rules[rule] ? byRule(rule, 'approve', `${text}${ANOTHER}`) : byRule(rule, 'info', text);
  },
  'guest-year': guestOver('guestYear', 'på et kalenderår'),
  'guest-event': guestOver('guestEvent', 'til ét arrangement'),
  'heavy-user': ({ recipientName, quantity }, { recipientSeats, hostSeats, unsure, rules }) => {
    const rule = 'gifts.heavyUser';
    const limit = rules[rule];
    if (limit === null) return null;
    const recipient = recipientSeats + quantity > limit ? [`${recipientName}${doubt(unsure)}`] : [];
    // Where the host has no others, these alone are too many for the recipient as well.
    const heavy = [...recipient, ...(hostSeats > 0 && hostSeats + quantity > limit ? ['værten'] : [])];
    if (heavy.length === 0) return null;
    const many = `${numberText(limit)} ${unitOf(limit, 'billetter')}`;
    const text = `Med disse billetter kommer ${joinWords(heavy)} over bankens grænse på et kalenderår, ${many}.`;
    return byRule(rule, 'info', `${text} Overvej, om andre skal have dem.`);
  },
  'employee-main': (gift, { advertisementShare, rules }) => {
    const rule = 'tax.adShareMin';
    if (namesOf(gift, 'Medarbejder').length === 0) return null;
    if (advertisementShare !== null && advertisementShare >= rules[rule]) return null;
    const free =
      'Fribilletter til medarbejdere er skattefri uden loft, når reklamen er hovedydelsen og billetterne et mindre tillæg.';
    const share =
      advertisementShare === null
        ? 'Aftalen siger ikke, hvor meget der er reklame: udfyld prisandelene.'
        : `I aftalen er reklamen under ${percentText(rules[rule])}.`;
    return byRule(rule, 'info', [free, share, ...smallBenefit(rules['tax.smallBenefit']), CHECK].join(' '));
  },
  travel: (gift, { includesTravel }) => {
    const names = namesOf(gift, 'Medarbejder');
    if (!includesTravel || names.length === 0) return null;
    const text = `Rejsens værdi er skattepligtig for ${joinWords(names)}, selve billetten er det ikke. ${CHECK}`;
    return { level: 'info', rule: null, source: 'SKM2009.429.SR; PwC 2024', text };
  },
  board: (gift) => {
    if (namesOf(gift, 'Bestyrelse eller repræsentantskab').length === 0) return null;
    const free = 'Skattefriheden for fribilletter gælder ansatte, ikke bestyrelsesmedlemmer og honorarmodtagere.';
    return { level: 'info', rule: null, source: 'PwC 2024', text: `${free} ${CHECK}` };
  },
  'no-value': (_, { unitValue, rules }) => {
    const rule = (['gifts.guestYear', 'gifts.guestEvent'] as const).find((key) => rules[key] !== null);
    if (unitValue !== null || !rule) return null;
    const text = 'Værdi pr. billet mangler, så bankens grænser for gæster kan ikke regnes ud. Skriv den ved produktet.';
    return byRule(rule, 'info', text);
  },
};

/** What is to be said of a grant: a limit is passed where the sum with this grant is over it. Nothing is forbidden. */
export const warningsFor = (gift: Gift, facts: GiftFacts): Warning[] =>
  warningCodes.flatMap((code) => {
    const warning = warns[code](gift, facts);
    return warning ? [{ code, ...warning }] : [];
  });

const documented: readonly unknown[] = [
  'Kunde',
  'Medarbejder (vært)',
  'Offentligt ansat eller politiker',
] satisfies RecipientType[];

/** Whether it must be said why these are invited: theirs is an expense to be documented (ligningslovens § 8, stk. 4). */
export const purposeNeeded = (gift: { recipientType: unknown; companions: readonly { type?: unknown }[] }): boolean =>
  [gift.recipientType, ...gift.companions.map(({ type }) => type)].some((type) => documented.includes(type));
export const PURPOSE_MISSING = 'Skriv anledning: ellers kan udgiften ikke dokumenteres';
