import { formValues, type Template, type TemplateInput, templateSchema } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import { insertRow } from '../../lib/db/versions.ts';
import type { Deps } from '../../lib/deps.ts';
import { type TemplateRecord, templateColumns, templateResource } from './templates.store.ts';
import { termsOf } from './terms.rules.ts';

/** A template as it is answered. */
export const presentTemplate = (row: TemplateRecord): Template =>
  formValues(templateSchema, {
    ...row,
    terms: { ...termsOf(row), months: row.months, rates: row.rates, products: row.products },
  });

/** Makes an active template of terms that are saved already, as they are. */
export const makeTemplate = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  { name, terms }: Pick<TemplateInput, 'name' | 'terms'>,
): Promise<Template> => {
  const columns = { name, description: null, active: true, ...(await templateColumns(tx, terms, [])) };
  const after = await insertRow(tx, templateResource.table, columns, { by: actor.name, at: clock.now() });
  const line = { action: 'create', entity: templateResource.name, entityId: after.id } as const;
  await audit(tx, clock, actor, { ...line, after });
  return presentTemplate(after);
};
