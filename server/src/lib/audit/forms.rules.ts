import {
  type AuditKind,
  accountsInputSchema,
  areaInputSchema,
  budgetInputSchema,
  categoryInputSchema,
  companyInputSchema,
  contactInputSchema,
  contractInputSchema,
  documentInputSchema,
  evaluationInputSchema,
  eventInputSchema,
  type FieldFormat,
  fileContractInputSchema,
  formatOf,
  grantInputSchema,
  itemTicketsInputSchema,
  labelOf,
  mailTextsInputSchema,
  noteInputSchema,
  paymentInputSchema,
  productCategoryInputSchema,
  productInputSchema,
  proofQuery,
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

/** A field of a form: what it is called, and what its value is. */
export type FormField = { label: string; format: FieldFormat };

const NEVER = ['id', 'version'];

/** The fields of a form by their keys in a line, in the form's words and order, but for those that are left out. */
const fieldsIn = ({ shape }: z.ZodObject, keys: Record<string, string> = {}, leftOut: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>)
      .filter(([key]) => ![...NEVER, ...leftOut].includes(key))
      .map(([key, schema]): [string, FormField] => {
        const label = labelOf(schema);
        if (!label) throw new Error(`No form names ${key}`);
        return [keys[key] ?? key, { label, format: formatOf(schema) }];
      }),
  );

/** What forms save of each kind of record: from it follows what a line of the log shows, and what of it is personal. */
export const formFields: Partial<Record<AuditKind, Record<string, FormField>>> = {
  sponsorship: fieldsIn(sponsorshipInputSchema),
  contact: fieldsIn(contactInputSchema),
  contract: {
    ...fieldsIn(fileContractInputSchema, { category: 'categoryId' }),
    ...fieldsIn(contractInputSchema, { category: 'categoryId', products: 'items' }),
    reason: { label: 'Begrundelse', format: 'text' },
    ...fieldsIn(evaluationInputSchema),
  },
  note: fieldsIn(noteInputSchema),
  document: fieldsIn(documentInputSchema),
  event: fieldsIn(eventInputSchema, {}, ['sponsorshipId']),
  proof: fieldsIn(proofQuery, {}, ['item', 'usage']),
  item: { ...fieldsIn(saveUsageSchema), ...fieldsIn(savePublicSchema), ...fieldsIn(itemTicketsInputSchema) },
  grant: fieldsIn(grantInputSchema, {}, ['handedOut', 'idempotencyKey']),
  payment: fieldsIn(paymentInputSchema, {}, ['contractId', 'rateId']),
  product: fieldsIn(productInputSchema),
  'product-category': fieldsIn(productCategoryInputSchema),
  category: fieldsIn(categoryInputSchema),
  area: fieldsIn(areaInputSchema),
  budget: fieldsIn(budgetInputSchema),
  update: fieldsIn(updateInputSchema),
  template: {
    ...fieldsIn(templateInputSchema, {}, ['terms']),
    ...fieldsIn(templateTermsInput, { category: 'categoryId' }),
  },
  company: {
    ...fieldsIn(companyInputSchema, {}, ['accounts']),
    ...fieldsIn(accountsInputSchema, {
      advertisement: 'accountAdvertisement',
      tickets: 'accountTickets',
      catering: 'accountCatering',
      travel: 'accountTravel',
    }),
    ...fieldsIn(mailTextsInputSchema, { subject: 'signingSubject', text: 'signingText' }),
  },
  rule: fieldsIn(ruleValueInputSchema, {}, ['key']),
  task: fieldsIn(taskInputSchema, {}, ['sponsorshipId']),
  user: fieldsIn(userInputSchema, {}, ['password']),
};
