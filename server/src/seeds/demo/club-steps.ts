import { addDays, dayInCopenhagen, type IsoDate, type Purpose } from '@sponsorat/api';
import { eq } from 'drizzle-orm';
import type { ContractDetails } from '../../features/contracts/contracts.store.ts';
import { sponsorships } from '../../features/sponsorships/sponsorships.table.ts';
import type { Connection } from '../../lib/db/database.ts';
import { agreementSteps } from '../steps/agreement-steps.ts';
import { inventedCvr, randomOf } from '../steps/random.ts';
import { type SponsorshipFields, sponsorshipSteps } from '../steps/sponsorship-steps.ts';
import { actorOf, Later, type Person, type Step } from '../steps/timeline.ts';
import type { Catalogue } from './agreements/fields.ts';
import { periodsOf, type Recipe } from './agreements/recipe.ts';
import { planAgreements, storyOf } from './agreements/story.ts';
import type { AreaName, Sport } from './bank.ts';
import { inTheOffice } from './calendar.ts';
import type { PersonName } from './people.ts';
import { pictureOf } from './pictures.ts';

/** A club of the demo, and how its agreements lie around today. */
export type ClubPlan = {
  name: string;
  shortName: string;
  area: AreaName;
  sport: Sport;
  responsible: PersonName;
  /** Who looked after it until that person left the bank. */
  formerly?: 'Kasper Lindegaard';
  /** Nobody has handed it over on the screen yet: whoever left still stands as the responsible one. */
  notHandedOver?: true;
  address: string;
  zipCode: string;
  city: string;
  contact: string | null;
  /** The contact until some months ago. */
  formerContact?: string;
  cvr: 'valid' | 'mistyped' | null;
  /** Null where somebody has to ring and ask. */
  chargesVat: boolean | null;
  purposes: readonly Purpose[];
  links: readonly ('facebook' | 'instagram')[];
  /** A file in `seeds/logos`. */
  logo: string | null;
  recipes: readonly Recipe[];
};

export type World = {
  today: IsoDate;
  catalogue: Catalogue;
  person: (name: PersonName) => Person;
  area: (name: AreaName) => number;
};

/** The sponsorship of a club, by the club's name. */
export const findClub = async (db: Connection, name: string): Promise<number> => {
  const [row] = await db.select({ id: sponsorships.id }).from(sponsorships).where(eq(sponsorships.name, name));
  if (!row) throw new Error(`There is no ${name}`);
  return row.id;
};

/** Somebody left the bank this many days ago, and others took over. */
export const HANDOVER_DAYS = 155;

const plainLetters: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', é: 'e' };
const addressOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[æøåé]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-');

const cvrOf = ({ cvr }: ClubPlan, index: number): string | null => {
  if (cvr === null) return null;
  const valid = inventedCvr(index);
  return cvr === 'valid' ? valid : `${valid.slice(0, 7)}${(Number(valid[7]) + 1) % 10}`;
};

const contactOf = (contact: string, slug: string) => {
  const random = randomOf(contact);
  const pair = () => String(10 + Math.floor(random() * 90));
  return {
    contact,
    contactEmail: `${addressOf(contact.split(' ')[0] ?? contact)}@${slug}.example`,
    contactPhone: `16 ${pair()} ${pair()} ${pair()}`,
  };
};

const fieldsOf = (club: ClubPlan, index: number, world: World): SponsorshipFields => {
  const { name, shortName, address, zipCode, city, chargesVat, purposes, links } = club;
  const slug = addressOf(name);
  const contact = club.formerContact ?? club.contact;
  const link = (site: 'facebook' | 'instagram') => (links.includes(site) ? `https://${site}.example/${slug}` : null);
  return {
    name,
    shortName,
    address,
    zipCode,
    city,
    categoryId: world.catalogue.category(club.sport),
    areaId: world.area(club.area),
    cvr: cvrOf(club, index),
    chargesVat,
    purposes: [...purposes],
    ...(contact && contactOf(contact, slug)),
    facebook: link('facebook'),
    instagram: link('instagram'),
    userId: world.person(club.formerly ?? club.responsible).id,
  };
};

const plansOf = ({ shortName, recipes }: ClubPlan, today: IsoDate) =>
  planAgreements(shortName, recipes, periodsOf(recipes, today), today);

/** When a club was created: some days before its first agreement was drafted, or lately where it has none. */
export const createdAt = (club: ClubPlan, index: number, today: IsoDate): Date => {
  const [first] = plansOf(club, today);
  const firstDraft = first ? dayInCopenhagen(first.moments.drafted) : addDays(today, 6);
  return inTheOffice(addDays(firstDraft, -11), index * 9);
};

/** Everything that happened to a club: its master data, its logo and its agreements. */
export const clubSteps = (club: ClubPlan, index: number, world: World): Step[] => {
  const { today } = world;
  const responsible = actorOf(world.person(club.responsible));
  const former = club.formerly ? actorOf(world.person(club.formerly)) : responsible;
  const handover = inTheOffice(addDays(today, -HANDOVER_DAYS), 40 + index);
  const by = (at: Date) => (at < handover ? former : responsible);

  const plans = plansOf(club, today);
  const created = createdAt(club, index, today);
  const changes = [
    ...(club.formerly && !club.notHandedOver ? [{ at: handover, by: former, fields: { userId: responsible.id } }] : []),
    ...(club.formerContact && club.contact
      ? [
          {
            at: inTheOffice(addDays(today, -64), 75),
            by: responsible,
            fields: contactOf(club.contact, addressOf(club.name)),
          },
        ]
      : []),
  ];
  const sponsorshipId = new Later<number>(`The sponsorship of ${club.name}`);
  const logo = club.logo ? pictureOf(`logos/${club.logo}`) : null;
  // Some were checked in the bank's own system as they came.
  const checkedOn = index % 3 === 0 ? dayInCopenhagen(created) : null;
  const fields = { ...fieldsOf(club, index, world), checkedOn };
  const steps = sponsorshipSteps({ created, by: by(created), fields, logo, changes }, sponsorshipId);

  let before: Later<ContractDetails> | undefined;
  for (const plan of plans) {
    const contract = new Later<ContractDetails>(`Agreement ${plan.key}`);
    const signers = { bank: by(plan.moments.drafted).name, club: club.contact ?? club.name };
    const story = storyOf(plan, today, {
      catalogue: world.catalogue,
      by,
      signers,
      before,
      chargesVat: club.chargesVat,
    });
    steps.push(...agreementSteps(story, sponsorshipId, contract));
    before = contract;
  }
  return steps;
};
