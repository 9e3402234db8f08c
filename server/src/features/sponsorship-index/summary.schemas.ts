import { BIG_CONTRACT_KRONER, foldLetters, hiddenMatches, pendingStatuses, type SponsorshipRow } from '@sponsorat/api';
import { z } from 'zod';
import { fileUrl } from '../files/files.store.ts';
import { type Search, soughtIn } from './text-index.ts';

const sharedTexts = new Map<string, string>();
/** Names and days that many rows have in common stand in memory once. */
export const shared = z.string().transform((text) => {
  const known = sharedTexts.get(text) ?? text;
  sharedTexts.set(known, known);
  return known;
});
const file = z
  .object({ id: z.int(), sha256: z.string() })
  .nullable()
  .transform((stored) => fileUrl(stored));

/** The digits of a phone number, however it is written, without Denmark's 45. */
export const phoneDigits = (text: string): string =>
  text
    .replace(/^\D*(?:\+|00)\s*(?:45)?/, '')
    .replaceAll(/\D/g, '')
    .replace(/^45(?=\d{8}$)/, '');

const ticketSchema = z.object({
  /** The contract item's. */
  id: z.int(),
  product: shared,
  amount: z.int(),
  /** Null where the use is not tracked. */
  used: z.int().nullable(),
  public: z.boolean(),
  /** The one exception to the area scope: a public one of Hospitality shows in everyone's list. */
  forEveryone: z.boolean(),
  /** Free again at every event, or else used up. */
  perEvent: z.boolean(),
  sort: z.number().nullable(),
});

/** What lists, tickets and the dashboard say of a sponsorship on one day, as `summary.sql.ts` reads it. */
export const summarySchema = z.object({
  id: z.int(),
  name: z.string(),
  areaId: z.int(),
  categoryId: z.int(),
  sponsorCategory: shared,
  logo: file,
  contactEmail: z.string().nullable(),
  /** In digits alone, see `phoneDigits`; empty where there is none. */
  contactPhone: z
    .string()
    .nullable()
    .transform((phone) => phoneDigits(phone ?? '')),
  chargesVat: z.boolean().nullable(),
  /** One after another, as few clubs differ in them. */
  purposes: shared,
  userId: z.int(),
  userName: shared,
  userPicture: file,
  deletable: z.boolean(),
  /** Where the status sorts, from 1. */
  status: z.int().nullable(),
  /** What is under way beside the active contract, when it begins, and since when it stands as it does. */
  pending: z.enum(pendingStatuses).nullable(),
  pendingDate: shared.nullable(),
  pendingSince: shared.nullable(),
  isAwaiting: z.boolean(),
  isComing: z.boolean(),
  hasDraft: z.boolean(),
  /** The active contract; null where there is none, and then all until `hasTickets` says nothing. */
  contractId: z.int().nullable(),
  contractCategoryId: z.int().nullable(),
  category: shared.nullable(),
  ore: z.int(),
  renegotiation: shared.nullable(),
  /** In parts of a percent, see `PARTS_OF_PERCENT`; null where nothing is tracked. */
  utilization: z.int().nullable(),
  /** The utilization, rounded half up to a whole percent. */
  utilizationPercent: z.int().nullable(),
  hasTickets: z.boolean(),
  /** When a contract was last approved, in microseconds since 1970, and which. */
  approvedAt: z.number().nullable(),
  approvedContractId: z.int().nullable(),
  /** The days on which all this holds: from the first until before the second. */
  validFrom: shared,
  validUntil: shared,
  tickets: z.array(ticketSchema),
  /** All that a search reads, a line each: see `searchedLines`. */
  searched: z.string(),
});
export type SummaryRecord = z.infer<typeof summarySchema>;

/** So fine that no rounding of a mean can be told from the exact one, and few enough to be a safe integer. */
export const PARTS_OF_PERCENT = 10 ** 13;

/** The lines of `searched`: four that stand on the row, then those that do not; the last one is the first of several. */
export const searchedLines = ['sponsorCategory', 'category', 'userName', 'name', ...hiddenMatches] as const;
export type SearchedLine = (typeof searchedLines)[number];

const startOf = (searched: string, line: SearchedLine): number => {
  let at = 0;
  for (let before = searchedLines.indexOf(line); before > 0; before -= 1)
    at = searched.indexOf('\n', at) + 1 || searched.length;
  return at;
};

/** Where the parts of `searched` begin, as it is or folded: names, town, contact, numbers of contracts. */
export const partsOf = (searched: string) => ({
  nameAt: startOf(searched, 'name'),
  cityAt: startOf(searched, 'city'),
  contactAt: startOf(searched, 'contact'),
  numbersAt: startOf(searched, 'number'),
});

/** A summary as it is kept: of what is searched only where its parts begin, for the text stands elsewhere, folded. */
export type Summary = Omit<SummaryRecord, 'tickets' | 'searched'> & ReturnType<typeof partsOf>;

/** A ticket with the sponsorship that it comes from. */
export type Ticket = z.infer<typeof ticketSchema> & { readonly sponsorship: Summary };

/** A line of `searched`; empty where there is nothing. */
export const lineOf = (searched: string, line: SearchedLine): string =>
  searched.split('\n')[searchedLines.indexOf(line)] ?? '';

/** Where in `searched` something was found, if that does not stand on the row; else null. */
export const matchOf = (searched: string, search: Search): SponsorshipRow['Match'] => {
  const sought = soughtIn(search);
  if (!sought) return null;
  const lines = searched.split('\n');
  const index = lines.findIndex((line) => foldLetters(line).includes(sought));
  const name = searchedLines[Math.min(index, searchedLines.length - 1)];
  const field = hiddenMatches.find((hidden) => hidden === name);
  const texts = (lines[index] ?? '').split('\t');
  return field ? { field, text: texts.find((text) => foldLetters(text).includes(sought)) ?? texts.join(' ') } : null;
};

/** True where the active contract is a big one. */
export const isBig = ({ ore }: Pick<Summary, 'ore'>): boolean => ore > BIG_CONTRACT_KRONER * 100;
