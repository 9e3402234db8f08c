import {
  type AuditKind,
  areaInputSchema,
  categoryInputSchema,
  companyInputSchema,
  contactInputSchema,
  contractInputSchema,
  documentInputSchema,
  evaluationInputSchema,
  type FieldFormat,
  fileContractInputSchema,
  formatOf,
  labelOf,
  noteInputSchema,
  paymentInputSchema,
  productCategoryInputSchema,
  productInputSchema,
  ruleValueInputSchema,
  savePublicSchema,
  saveUsageSchema,
  sponsorshipInputSchema,
  taskInputSchema,
  templateInputSchema,
  templateTermsInput,
  updateInputSchema,
  userInputSchema,
} from '@sponsorat/api';
import type { z } from 'zod';

/** How a stored value reads; besides the formats of fields, that something was done, and what was erased of the log. */
export type Format = FieldFormat | 'done' | 'erased';

/** A field as a line shows it. `heldIn` is the key of the name that the line itself holds of that time. */
export type ShownField = { label: string; format: Format; heldIn?: string };

const NEVER = ['id', 'version'];

/** The fields of a form, by their keys in a line, in the form's words and order, but for those that are left out. */
const fieldsIn = ({ shape }: z.ZodObject, keys: Record<string, string> = {}, leftOut: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>)
      .filter(([key]) => ![...NEVER, ...leftOut].includes(key))
      .map(([key, schema]): [string, ShownField] => {
        const label = labelOf(schema);
        if (!label) throw new Error(`No form names ${key}`);
        return [keys[key] ?? key, { label, format: formatOf(schema) }];
      }),
  );

const own = (label: string, format: Format = 'text'): ShownField => ({ label, format });

const contract = {
  ...fieldsIn(fileContractInputSchema, { category: 'categoryId' }),
  ...fieldsIn(contractInputSchema, { category: 'categoryId', products: 'items' }),
};

/** What each kind of line shows, in its order. A key that is not here is not shown to anyone. */
export const shownFields: Record<AuditKind, Record<string, ShownField>> = {
  sponsorship: fieldsIn(sponsorshipInputSchema),
  // The form's own words, "Ikke længere aktiv fra", make no sentence.
  contact: { ...fieldsIn(contactInputSchema), activeTo: own('Slutdato', 'date') },
  contract: {
    status: own('Status'),
    ...contract,
    categoryId: { ...own('Kategori'), ...contract.categoryId, heldIn: 'liveCategoryName' },
    reason: own('Begrundelse'),
    ...fieldsIn(evaluationInputSchema),
  },
  note: fieldsIn(noteInputSchema),
  document: { ...fieldsIn(documentInputSchema), contractId: own('Aftale', { names: 'contract' }) },
  item: { ...fieldsIn(saveUsageSchema), ...fieldsIn(savePublicSchema) },
  payment: { rateDueDate: own('Rate', 'date'), ...fieldsIn(paymentInputSchema, {}, ['contractId', 'rateId']) },
  file: {},
  product: fieldsIn(productInputSchema),
  'product-category': fieldsIn(productCategoryInputSchema),
  category: fieldsIn(categoryInputSchema),
  area: fieldsIn(areaInputSchema),
  update: fieldsIn(updateInputSchema),
  template: {
    ...fieldsIn(templateInputSchema, {}, ['terms']),
    ...fieldsIn(templateTermsInput, { category: 'categoryId' }),
  },
  company: fieldsIn(companyInputSchema),
  rule: fieldsIn(ruleValueInputSchema, {}, ['key']),
  task: { ...fieldsIn(taskInputSchema, {}, ['sponsorshipId']), until: own('Udskudt til', 'date') },
  user: {
    ...fieldsIn(userInputSchema, {}, ['password']),
    passwordChanged: own('Adgangskode', 'done'),
    lockedOut: own('Deaktiveret', 'yesNo'),
  },
  call: {
    call: own('Kald'),
    status: own('Svar', 'number'),
    error: own('Afvisning'),
    count: own('Antal', 'number'),
    from: own('Fra', 'date'),
    to: own('Til', 'date'),
  },
  database: {
    file: own('Fil'),
    takenAt: own('Kopien er fra', 'instant'),
    rows: own('Rækker', 'number'),
    documents: own('Dokumenter og billeder', 'number'),
  },
  list: {
    list: own('Liste'),
    format: own('Format'),
    filter: own('Filter'),
    rows: own('Rækker', 'number'),
  },
  import: {
    fileName: own('Fil'),
    list: own('Liste'),
    rows: own('Rækker', 'number'),
    created: own('Nye', 'number'),
    changed: own('Opdateret', 'number'),
    leftOut: own('Sprunget over', 'number'),
  },
  log: {
    format: own('Format'),
    from: own('Fra', 'date'),
    to: own('Til', 'date'),
    rows: own('Rækker', 'number'),
    reason: own('Begrundelse'),
    values: own('Slettet', 'erased'),
  },
};

const byKind: Record<string, Record<string, ShownField>> = shownFields;
const hiddenLabels: Record<string, string> = { actor: 'Hvem', frozen: 'Den låste aftale' };

/** What a field of a kind is called, also one that no line shows. */
export const fieldLabel = (kind: string, field: string): string =>
  byKind[kind]?.[field]?.label ?? hiddenLabels[field] ?? field;

/** What a line shows; nothing of a kind that is not known. A refusal is about a call, whatever it was to reach. */
export const fieldsOf = ({ kind, action }: { kind: string; action: string }): Record<string, ShownField> =>
  byKind[action === 'refused' ? 'call' : kind] ?? {};
