import type { Section } from '@sponsorat/api';
import { randomOf } from '../../seeds/steps/random.ts';

/** An item of an agreement, as it was confirmed. */
export type FixtureItem = {
  id: number;
  name: string;
  section: Section;
  isTicket: boolean;
  isUtilization: boolean;
  selected: boolean;
  amount: number | null;
  used: number;
  public: boolean;
  sort: number | null;
};

export type FixtureContract = {
  id: number;
  number: string;
  status: 'Kladde' | 'Afventer' | 'Godkendt';
  startDate: string;
  endDate: string;
  renegotiation: string | null;
  ore: bigint;
  categoryId: number;
  /** The category's name as the agreement was confirmed. */
  category: string;
  /** Milliseconds; of no meaning unless the agreement is approved. */
  approvedAt: number;
  /** Since when it is as it is: a draft's last save, or when what awaits its signature was confirmed. */
  touchedAt: number;
  items: FixtureItem[];
};

export type FixtureSponsorship = {
  id: number;
  name: string;
  shortName: string;
  city: string;
  contact: string | null;
  contactEmail: string | null;
  cvr: string | null;
  areaId: number;
  categoryId: number;
  userId: number;
  logo: string | null;
  contracts: FixtureContract[];
};

/** A whole bank as plain data: what the figures are computed from by hand. */
export type Fixture = {
  /** Names by id, as they are now. */
  categories: Map<number, string>;
  users: Map<number, string>;
  areas: number[];
  areaNames: Map<number, string>;
  sponsorships: FixtureSponsorship[];
};

/** Today, as the tests start, is one of the days on which agreements begin, are due, and end. */
const STARTS = ['2025-01-01', '2025-07-01', '2026-01-01', '2026-03-29', '2026-06-15', '2026-06-16', '2026-07-01'];
const ENDS = ['2025-12-31', '2026-06-14', '2026-06-15', '2026-06-30', '2026-10-25', '2026-12-31', '2028-02-29'];
const DUE = [null, null, '2026-03-29', '2026-06-14', '2026-06-15', '2026-06-16', '2026-10-25'];
/** Around what makes an agreement a big one, and some that are no whole kroner. */
const ORE = [0n, 1n, 10n, 20n, 4_999_999n, 5_000_000n, 5_000_001n, 5_000_100n, 1_234_567n, 10_000_050n, 25_000_000n];
const TRACKED = [3, 3, 7, 9, 11, 600, 0, null];
const TICKETS = [null, 0, 2, 12, 20];
const WORDS = ['Ærø', 'Øster', 'Aalborg', 'Ålsgårde', 'Zoo', 'bueskytter', 'Bueskytter', 'Æble 100%', 'Rønne_B'];
/** What is used of what: means on a half of a percent, also where only whole thirds make one, and one just under it. */
const HALVES: [number, number][][] = [
  [[1, 200]],
  [[5, 200]],
  [[29, 200]],
  [[57, 200]],
  [
    [1, 3],
    [1, 3],
    [203, 600],
  ],
  [
    [2, 3],
    [2, 3],
    [397, 600],
  ],
  [[3349, 10_000]],
];
/** The whole percents that the first sponsorships of the fixture come to. */
export const ROUNDED = [1, 3, 15, 29, 34, 67, 33];
/** Two weeks before one of the days on which the figures are asked for, just before and after midnight, and others. */
const TOUCHED = [
  '2026-06-01T21:59:59Z',
  '2026-06-01T22:00:00Z',
  '2026-05-31T22:00:00Z',
  '2026-06-02T22:00:00Z',
  '2026-03-15T22:59:59Z',
  '2026-03-14T23:00:00Z',
  '2026-10-10T21:59:59Z',
  '2026-10-11T22:00:00Z',
  '2026-06-12T09:00:00Z',
  '2025-12-01T09:00:00Z',
  '2026-12-17T23:00:00Z',
  '2026-05-12T09:00:00Z',
].map((instant) => Date.parse(instant));
const APPROVED = Date.parse('2026-05-04T10:00:00Z');

type Ground = Omit<Fixture, 'sponsorships'> & {
  /** Names that agreements were confirmed with before the category was called otherwise, by id. */
  formerNames: Map<number, string>;
};

/** Draws as many sponsorships as are asked for, with agreements of every kind; always the same ones. */
export const drawFixture = (ground: Ground, count: number): Fixture => {
  const random = randomOf('bogen');
  const whole = (under: number) => Math.floor(random() * under);
  const oneOf = <T>(values: readonly T[]): T => values[whole(values.length)] as T;
  const often = (share: number) => random() < share;
  const categoryIds = [...ground.categories.keys()];
  let made = 0;

  const item = (): FixtureItem => {
    const isTicket = often(0.4);
    const amount = isTicket ? oneOf(TICKETS) : oneOf(TRACKED);
    const section = oneOf<Section>(isTicket ? ['Hospitality', 'Aktivering'] : ['Eksponering', 'Hospitality']);
    return {
      id: 0,
      name: isTicket ? oneOf(['Sæsonkort', 'Enkeltbillet 100%', 'Åben pulje']) : oneOf(['Banner', 'Loge']),
      section,
      isTicket,
      isUtilization: often(isTicket ? 0.2 : 0.8),
      selected: often(0.8),
      amount,
      used: amount ? whole(amount + 1) : 0,
      public: section !== 'Eksponering' && often(0.3),
      sort: oneOf([null, 1, 2, 2, 3]),
    };
  };

  const contract = (categoryId: number): FixtureContract => {
    made += 1;
    const startDate = oneOf(STARTS);
    const endDate = oneOf(ENDS.filter((day) => day >= startDate));
    const due = oneOf(DUE);
    const ownCategory = often(0.5) ? categoryId : oneOf(categoryIds);
    return {
      id: 0,
      number: `2025-${String(made).padStart(4, '0')}`,
      status: oneOf(['Kladde', 'Afventer', 'Godkendt', 'Godkendt', 'Godkendt', 'Godkendt']),
      startDate,
      endDate,
      renegotiation: due !== null && due >= startDate && due <= endDate ? due : null,
      ore: oneOf(ORE),
      categoryId: ownCategory,
      category: ground.formerNames.get(ownCategory) ?? (ground.categories.get(ownCategory) as string),
      // A millisecond apart, in another order than they are written.
      approvedAt: APPROVED + ((made * 613) % 1009),
      touchedAt: TOUCHED[made % TOUCHED.length] as number,
      items: Array.from({ length: whole(5) }, item),
    };
  };

  /** A long-lived agreement of which so much is used. */
  const halfUsed = (categoryId: number, shares: [number, number][]): FixtureContract => ({
    ...contract(categoryId),
    status: 'Godkendt',
    startDate: '2025-01-01',
    endDate: '2028-02-29',
    renegotiation: null,
    items: shares.map(([used, amount]) => ({
      ...item(),
      isTicket: false,
      isUtilization: true,
      selected: true,
      used,
      amount,
    })),
  });

  const sponsorship = (_: unknown, n: number): FixtureSponsorship => {
    const categoryId = oneOf(categoryIds);
    const halves = HALVES[n];
    return {
      id: 0,
      // Some share a name.
      name: `${oneOf(WORDS)} ${oneOf(WORDS)} ${n % 60}`,
      shortName: `K${n}`,
      city: oneOf(['Odense', 'Aarhus', 'Ærøskøbing']),
      contact: often(0.5) ? oneOf(['Ib Ågård', 'Åse Ibsen']) : null,
      contactEmail: often(0.5) ? `formand${n}@klub.dk` : null,
      cvr: often(0.5) ? String(10_000_000 + n * 7919) : null,
      areaId: oneOf(ground.areas),
      categoryId,
      userId: oneOf([...ground.users.keys()]),
      logo: null,
      contracts: halves
        ? [halfUsed(categoryId, halves)]
        : Array.from({ length: oneOf([0, 1, 1, 1, 2, 2, 3]) }, () => contract(categoryId)),
    };
  };

  const { formerNames: _, ...fixture } = ground;
  return { ...fixture, sponsorships: Array.from({ length: count }, sponsorship) };
};
