import {
  type FieldErrors,
  isCategoryFor,
  passesModulus11,
  type RowChange,
  type SponsorshipInput,
  sponsorshipInputSchema,
  townOf,
} from '@sponsorat/api';
import towns from '@sponsorat/api/towns.json' with { type: 'json' };
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { namedOnce, twoExamples } from '../../lib/imports/examples.rules.ts';
import { withTown } from '../../lib/imports/fields.rules.ts';
import type { Values } from '../../lib/imports/import-kind.ts';
import { categoryProblem } from '../categories/categories.rules.ts';
import { listCategories } from '../categories/categories.store.ts';
import { type KnownSponsorships, loadKnown, sponsorshipFields } from './columns.import.ts';
import { exampleAreas } from './examples.store.ts';
import { tellResponsible } from './handed-over.usecases.ts';
import { findClub, keysOfClub, perhapsSameClub } from './matching.rules.ts';
import { responsibleProblem, settleResponsible } from './responsible.import.ts';
import { checkedProblem, responsibleChanges } from './sponsorships.rules.ts';
import type { SponsorshipRecord } from './sponsorships.store.ts';
import { writeSponsorship } from './sponsorships.usecases.ts';

const settle = (given: Values): { values: Values; errors: string[] } => {
  const { category, area, user: _user, userEmail: _email, ...values } = withTown(given);
  if ('category' in given) values.categoryId = category;
  if ('area' in given) values.areaId = area;
  const { userId, errors } = settleResponsible(given);
  return { values: { ...values, ...(userId !== undefined && { userId }) }, errors };
};

/** As on the screen a new club is called by its whole name, and a new postnummer fills in its town. */
const givenTo = ({ name, shortName, zipCode, city }: Values, record: SponsorshipRecord | null): Values => {
  const isNewPlace = typeof zipCode === 'string' && zipCode !== record?.zipCode && city === undefined;
  const town = isNewPlace ? townOf(towns, zipCode) : undefined;
  return { ...(!record && name && !shortName ? { shortName: name } : {}), ...(town && { city: town }) };
};

const check = (input: Values, before: SponsorshipRecord | null, known: KnownSponsorships): FieldErrors => {
  const values = input as SponsorshipInput;
  const problems: FieldErrors = checkedProblem(values.checkedOn, known.today);
  const choice = { label: 'Kategori', owner: 'Klubber', chosen: [values.categoryId] } as const;
  const category = categoryProblem(known.categoriesById, { ...choice, stored: before ? [before.categoryId] : [] });
  if (category) problems.categoryId = category;
  const user = responsibleChanges(values, before) && responsibleProblem(values, known);
  if (user) problems.userId = user;
  return problems;
};

/** A CVR that fails modulus 11 is likely to be mistyped. */
const cvrRemark = (changes: readonly RowChange[]) => {
  const cvr = changes.find(({ field }) => field === 'cvr')?.after;
  if (!cvr || passesModulus11(cvr)) return null;
  return { field: 'cvr', name: `CVR ${cvr}`, why: 'Kontrollér CVR-nummeret. Det ligner en tastefejl' };
};

/** Sponsorships: by Id, else by CVR, else by name and postnr. */
export const sponsorshipsImport = defineImport({
  a: 'et sponsorat',
  fields: sponsorshipFields,
  examples: async (db) => {
    const categories = namedOnce(await listCategories(db)).filter(({ use }) => isCategoryFor(use, 'Klubber'));
    return twoExamples(await exampleAreas(db), categories, ({ name, user }, category) => ({
      area: name,
      user,
      category: category.name,
    }));
  },
  load: loadKnown,
  schema: sponsorshipInputSchema,
  valuesOf: (record: SponsorshipRecord) => ({ ...record }),
  nameOf: ({ name }) => name,
  labelOf: ({ name }) => (typeof name === 'string' ? name : ''),
  pathOf: ({ id }) => `/sponsorships/${id}`,
  given: givenTo,
  settle,
  find: (values, known: KnownSponsorships) => findClub(values, known),
  keysOf: keysOfClub,
  perhapsSame: perhapsSameClub,
  check,
  remark: cvrRemark,
  references: ({ categories, areas, users }) => ({ category: categories, area: areas, user: users }),
  save: async (tx: Connection, deps: Deps, actor, { input, context: { knownReferences, handedOver } }) => {
    const given = new Input(input, sponsorshipInputSchema);
    const { before, after } = await writeSponsorship(tx, deps, actor, given, knownReferences);
    if (after.userId !== before?.userId) handedOver.set(after.userId, [...(handedOver.get(after.userId) ?? []), after]);
    return after.id;
  },
  end: async (tx, deps, actor, { handedOver }) => {
    for (const [userId, clubs] of handedOver) await tellResponsible(tx, deps, actor, userId, clubs);
  },
});
