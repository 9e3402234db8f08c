import { areaInputSchema, type CategoryUse, categoryInputSchema, type ImportKind } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { writeResource } from '../../lib/resource/resource.usecases.ts';
import { areaResource } from '../areas/areas.store.ts';
import { categoryResource } from '../categories/categories.store.ts';

type Make = (tx: Connection, deps: Deps, actor: Actor, name: string) => Promise<unknown>;

const area: Make = (tx, deps, actor, name) =>
  writeResource(tx, areaResource, deps, actor, new Input({ name }, areaInputSchema));
/** Old sheets write a category's name as it falls; here it stands among the others, which begin with a capital letter. */
const category =
  (use: CategoryUse): Make =>
  (tx, deps, actor, said) => {
    const name = said.charAt(0).toUpperCase() + said.slice(1);
    return writeResource(tx, categoryResource, deps, actor, new Input({ name, use }, categoryInputSchema));
  };

const ofAgreements = category('Aftaler');
/** What a name alone can be made into, by the form's use case: a product's category needs its section too. */
const makes: Partial<Record<ImportKind, Record<string, Make>>> = {
  sponsorships: { area, category: category('Klubber') },
  contracts: { category: ofAgreements, additionalCategories: ofAgreements },
  users: { areaIds: area },
};

/** Makes the record that a field names; undefined where that takes more than a name. */
export const makeOf = (kind: ImportKind, field: string | null): Make | undefined => makes[kind]?.[field ?? ''];
