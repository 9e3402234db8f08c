import { addDays, addYears, contractStatus, type IsoDate, proofQuery } from '@sponsorat/api';
import { and, eq, gte, lte } from 'drizzle-orm';
import { contractItems, contracts } from '../../features/contracts/contracts.table.ts';
import { addProof } from '../../features/proofs/proofs.usecases.ts';
import { sponsorships } from '../../features/sponsorships/sponsorships.table.ts';
import type { Deps } from '../../lib/deps.ts';
import type { ReceivedFile } from '../../lib/http/upload.ts';
import { type Draw, pictureOf } from '../photos/scenes.ts';
import { documentPdf } from '../steps/document-pdf.ts';
import { actorOf, type Step } from '../steps/timeline.ts';
import { inTheOffice } from './calendar.ts';
import type { World } from './club-steps.ts';
import { clubs } from './clubs.ts';
import type { InJson } from './in-json.ts';
import type { PersonName } from './people.ts';
import type { ProductKey } from './products.ts';
import data from './proofs.json' with { type: 'json' };

type ProofPlan = {
  product: ProductKey;
  /** So many days ago, or on that day of the last July. */
  ago: number | { july: number };
  note?: string;
  photos?: readonly Draw[];
  /** A list of the club's own, as a PDF. */
  pdf?: { title: string; lines: readonly string[] };
};
type GalleryPlan = {
  club: string;
  by: PersonName;
  /** Of its clothes and flags. */
  colors: readonly [ground: string, ink: string];
  proofs: readonly ProofPlan[];
};

const plans: readonly InJson<Omit<GalleryPlan, 'colors'>>[] = data;
/** What was photographed: much of one club, some of others, and of most clubs and products nothing. */
export const galleries = plans as readonly GalleryPlan[];

/** Uploaded so many days later at the latest: matches are played in weekends. */
const UPLOAD_DAYS = 3;

const dayOf = (today: IsoDate, ago: number | { july: number }): IsoDate => {
  if (typeof ago === 'number') return addDays(today, -ago);
  const inJuly = `${today.slice(0, 4)}-07-${ago.july}`;
  return inJuly < addDays(today, -UPLOAD_DAYS) ? inJuly : addYears(inJuly, -1);
};

/** A product of the agreement that the club had on that day. */
const findItem = async ({ db }: Pick<Deps, 'db'>, club: string, productId: number, date: IsoDate) => {
  const [item] = await db
    .select({ id: contractItems.id, sponsorshipId: sponsorships.id })
    .from(contractItems)
    .innerJoin(contracts, eq(contracts.id, contractItems.contractId))
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(
      and(
        eq(sponsorships.name, club),
        eq(contractItems.productId, productId),
        eq(contractItems.selected, true),
        eq(contracts.status, contractStatus.approved),
        lte(contracts.startDate, date),
        gte(contracts.endDate, date),
      ),
    );
  if (!item) throw new Error(`${club} has no product ${productId} on ${date}`);
  return item;
};

/** The pictures of what clubs delivered, each as somebody would have uploaded it. */
export const proofSteps = ({ today, person, catalogue }: World): Step[] =>
  galleries.flatMap(({ club, by, colors, proofs }) => {
    const plan = clubs.find(({ name }) => name === club);
    if (!plan) throw new Error(`There is no ${club}`);
    const look = { name: club, shortName: plan.shortName, logo: plan.logo, colors };
    return proofs.map(({ product, ago, note = null, photos = [], pdf }, index): Step => {
      const date = dayOf(today, ago);
      return {
        at: inTheOffice(addDays(date, UPLOAD_DAYS), 150 + index * 7),
        run: async (deps) => {
          const item = await findItem(deps, club, catalogue.product(product), date);
          const files: ReceivedFile[] = [];
          for (const [at, draw] of photos.entries()) {
            const key = `${plan.shortName} ${index} ${at}`;
            files.push({ bytes: await pictureOf(draw, look, date, key), name: `IMG_${index}${at}.jpg` });
          }
          if (pdf) files.push({ bytes: await documentPdf({ club, ...pdf, at: deps.clock.now() }), name: 'Opslag.pdf' });
          const query = () => proofQuery.parse({ item: String(item.id), date, note });
          const file = { value: () => files[0] as ReceivedFile, values: () => files };
          await addProof(deps, actorOf(person(by)), item.sponsorshipId, { file, item: item.id, query });
        },
      };
    });
  });
