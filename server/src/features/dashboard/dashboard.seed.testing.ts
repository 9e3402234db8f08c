import { oreToKroner } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { TestApp } from '../../testing/app.ts';
import { categories } from '../categories/categories.table.ts';
import { contractItems, contracts } from '../contracts/contracts.table.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import type { FrozenProduct } from '../contracts/terms.rules.ts';
import { addFile } from '../files/files.store.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import {
  drawFixture,
  type Fixture,
  type FixtureContract,
  type FixtureItem,
  type FixtureSponsorship,
} from './dashboard.fixture.testing.ts';

/** More than the chart has room for, with Danish letters where names are tied. */
const CATEGORIES = [
  'Østers',
  'Håndbold',
  'Ærespris',
  'Aabenraa-løb',
  'Åsport',
  'Zumba',
  'badminton',
  'Badminton',
  'Cykling',
  'Ishockey',
  'Ænder',
  'Gymnastik og dans',
  'Gymnastik',
];
/** What the agreements were confirmed with, before the category was called 'Gymnastik og dans'. */
const FORMER = 'Gymnastik';

const byIds = <T extends { id: number }>(things: T[], ids: { id: number }[]): void => {
  for (const [index, { id }] of ids.entries()) (things[index] as T).id = id;
};

const frozenItem = (item: FixtureItem, categoryId: number): FrozenProduct => ({
  name: item.name,
  icon: null,
  categoryId,
  sort: item.sort,
  section: item.section,
  isTicket: item.isTicket,
  isUtilization: item.isUtilization,
  hasCheckbox: false,
  hasValue: false,
  hasAmount: true,
  hasAddOns: false,
  hasTvAngle: false,
  hasCatering: false,
  hasMatch: false,
  hasPool: false,
  hasSeason: false,
  amountLabel: 'Antal',
  amountUnit: 'stk.',
  valueLabel: null,
  valueUnit: null,
  addOnsLabel: null,
  descriptionLabel: null,
  descriptionType: 'none',
});

/** Writes what is described straight into the database, and its ids into the description. */
const insert = async ({ db, fixtures: write }: TestApp, fixture: Fixture): Promise<void> => {
  const address = { address: 'Sønderågade 3', zipCode: '5970' };
  const clubs = fixture.sponsorships.map(({ id: _id, logo: _logo, contracts: _contracts, ...club }) => ({
    ...club,
    ...address,
  }));
  byIds(fixture.sponsorships, await db.insert(sponsorships).values(clubs).returning({ id: sponsorships.id }));
  const document = { kind: 'agreement', name: 'Aftale.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  const file = await addFile(db, document as Parameters<typeof addFile>[1], new Date('2026-01-01'));
  const contractsOfClubs = fixture.sponsorships.flatMap((club) =>
    club.contracts.map((contract) => ({ club, contract })),
  );
  const rowOf = ({ club, contract }: { club: FixtureSponsorship; contract: FixtureContract }) => {
    const isDraft = contract.status === 'Kladde';
    return {
      number: contract.number,
      sponsorshipId: club.id,
      status: contract.status,
      categoryId: contract.categoryId,
      startDate: contract.startDate,
      endDate: contract.endDate,
      renegotiation: contract.renegotiation,
      sponsorshipAmount: oreToKroner(contract.ore),
      frozen: isDraft ? null : sql`${JSON.stringify({ categoryName: contract.category })}::jsonb`,
      agreementFileId: isDraft ? null : file.id,
      confirmedAt: isDraft ? null : new Date(contract.touchedAt),
      updatedAt: new Date(contract.touchedAt),
      approvedAt: contract.status === 'Godkendt' ? new Date(contract.approvedAt) : null,
    };
  };
  const all = contractsOfClubs.map(({ contract }) => contract);
  byIds(all, await db.insert(contracts).values(contractsOfClubs.map(rowOf)).returning({ id: contracts.id }));
  const categoryId = await write.productCategory('Varer', 'Hospitality');
  const productId = await write.product({ name: 'Vare', categoryId });
  const items = all.flatMap((contract) => contract.items.map((item, position) => ({ contract, item, position })));
  const itemRows = items.map(({ contract, item, position }) => ({
    contractId: contract.id,
    productId,
    position,
    catering: false,
    tvAngle: false,
    selected: item.selected,
    amount: item.amount,
    used: item.used,
    public: item.public,
    frozen: contract.status === 'Kladde' ? null : frozenItem(item, categoryId),
  }));
  const ids = await db.insert(contractItems).values(itemRows).returning({ id: contractItems.id });
  byIds(
    items.map(({ item }) => item),
    ids,
  );
};

/** Makes an agreement with one ticket and one tracked item over HTTP, and describes it. */
export const makeOverHttp = async (
  test: TestApp,
  fixture: Fixture,
  { name, areaId, ore }: { name: string; areaId: number; ore: bigint },
): Promise<FixtureSponsorship> => {
  const agreements = agreementsOf(test);
  const userId = areaId === test.ids.north ? test.ids.userId : test.ids.otherId;
  const { id } = await makeSponsorship(test, { name, areaId, userId });
  const [ticket, seats] = (await makeProducts(test, 'Hospitality', [
    { name: 'Sæsonkort', isTicket: true, hasAmount: true, sort: 2 },
    { name: 'Loge', isUtilization: true, hasAmount: true },
  ])) as [number, number];
  const products = [selection(ticket, { amount: 6 }), selection(seats, { amount: 7 })];
  test.clock.moveBy(1);
  const made = await agreements.approved(id, { sponsorshipAmount: Number(ore) / 100, products });
  const items = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
  const idOf = (product: string): number =>
    items.find((item: { product: { name: string } }) => item.product.name === product).id;
  const common = { section: 'Hospitality', selected: true, used: 0, public: false } as const;
  const club: FixtureSponsorship = {
    id,
    name,
    shortName: 'ÆB',
    city: 'Ærøskøbing',
    contact: null,
    contactEmail: null,
    cvr: null,
    areaId,
    categoryId: test.ids.football,
    userId,
    logo: null,
    contracts: [
      {
        id: made.id,
        number: made.number,
        status: 'Godkendt',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        renegotiation: null,
        ore,
        categoryId: test.ids.football,
        category: 'Fodbold',
        approvedAt: test.clock.now().getTime(),
        touchedAt: test.clock.now().getTime(),
        items: [
          {
            ...common,
            id: idOf('Sæsonkort'),
            name: 'Sæsonkort',
            isTicket: true,
            isUtilization: false,
            amount: 6,
            sort: 2,
          },
          { ...common, id: idOf('Loge'), name: 'Loge', isTicket: false, isUtilization: true, amount: 7, sort: null },
        ],
      },
    ],
  };
  fixture.sponsorships.push(club);
  return club;
};

/** 200 sponsorships in three areas: most of it written straight into the database, some made over HTTP. */
export const seedFixture = async (test: TestApp): Promise<Fixture> => {
  const { ids } = test;
  const rows = CATEGORIES.map((name) => ({ name }));
  const made = await test.db.insert(categories).values(rows).returning({ id: categories.id, name: categories.name });
  const names = new Map([[ids.football, 'Fodbold'], ...made.map(({ id, name }): [number, string] => [id, name])]);
  const renamed = made.find(({ name }) => name === 'Gymnastik og dans')?.id as number;
  const users = new Map([
    [ids.adminId, 'Anna Admin'],
    [ids.userId, 'Bo Bruger'],
    [ids.otherId, 'Dorte Øst'],
  ]);
  const areaNames = new Map([
    [ids.north, 'Nord'],
    [ids.south, 'Syd'],
    [await test.fixtures.area('Midt'), 'Midt'],
  ]);
  const formerNames = new Map([[renamed, FORMER]]);
  const fixture = drawFixture({ categories: names, users, areas: [...areaNames.keys()], areaNames, formerNames }, 198);
  await insert(test, fixture);
  await makeOverHttp(test, fixture, { name: 'Åbne Haller', areaId: ids.north, ore: 5_000_001n });
  await makeOverHttp(test, fixture, { name: 'Øens Rideklub', areaId: ids.south, ore: 3_333_333n });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f566b' } })
    .png()
    .toBuffer();
  for (const club of fixture.sponsorships.slice(-4))
    club.logo = ok(
      await test.admin.upload(`/api/sponsorships/${club.id}/logo`, picture, { name: 'a.png', type: 'image/png' }),
    ).logo;
  return fixture;
};
