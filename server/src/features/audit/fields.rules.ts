import {
  type AuditKind,
  areaInputSchema,
  categoryInputSchema,
  companyInputSchema,
  contactInputSchema,
  contractInputSchema,
  documentInputSchema,
  evaluationInputSchema,
  fileContractInputSchema,
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

/** What an id in a line may name. */
const namedKinds = [
  ...(['sponsorship', 'contract', 'item', 'file', 'user'] as const),
  ...(['product', 'product-category', 'category', 'area', 'update', 'template'] as const),
] as const satisfies readonly AuditKind[];
export type NamedKind = (typeof namedKinds)[number];
export const isNamedKind = (kind: string): kind is NamedKind => namedKinds.some((one) => one === kind);

/** How a stored value reads: as text of its own, or as the names of what its ids name. */
export type Format =
  | 'text'
  | 'texts'
  | 'html'
  | 'yesNo'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'instant'
  | 'rates'
  | 'shares'
  | 'products'
  | 'done'
  | 'erased'
  | { names: NamedKind };

/** A field as a line shows it. `heldIn` is the key of the name that the line itself holds of that time. */
export type ShownField = { label: string; format: Format; heldIn?: string };

type Shape = z.ZodObject['shape'];

/** The label that a form's schema gives a field; a field that may be missing has it inside. */
const labelOf = (schema: z.ZodType): string | undefined => {
  const label = schema.meta()?.label;
  if (typeof label === 'string') return label;
  const { def } = schema as unknown as { def: { options?: z.ZodType[] } };
  return def.options?.map(labelOf).find((found) => found !== undefined);
};

/** Fields of a form by their keys in a line, in the form's words and order. */
const labelled = (shape: Shape, formats: Record<string, Format>, keys: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(formats).map(([key, format]): [string, ShownField] => {
      const schema = shape[keys[key] ?? key];
      const label = schema && labelOf(schema as z.ZodType);
      if (!label) throw new Error(`No form names ${key}`);
      return [key, { label, format }];
    }),
  );

const own = (label: string, format: Format = 'text'): ShownField => ({ label, format });
const place = { address: 'text', zipCode: 'text', city: 'text' } as const;
const flags = (...keys: string[]) => Object.fromEntries(keys.map((key): [string, Format] => [key, 'yesNo']));
const category = { names: 'category' } as const;

const contractKeys = { categoryId: 'category', items: 'products' };
const contract = labelled(
  { ...contractInputSchema.shape, ...fileContractInputSchema.shape },
  {
    templateId: { names: 'template' },
    renewsId: { names: 'contract' },
    simple: 'yesNo',
    externalNumber: 'text',
    categoryId: category,
    additionalCategories: category,
    startDate: 'date',
    endDate: 'date',
    renegotiation: 'date',
    confirmedOn: 'date',
    signedOn: 'date',
    sponsorshipAmount: 'money',
    rates: 'rates',
    sponsorPaysPrints: 'yesNo',
    valueOfAdvertisement: 'percent',
    valueOfTickets: 'percent',
    valueOfCatering: 'percent',
    valueOfTravel: 'percent',
    exclusivity: 'text',
    specialAgreements: 'text',
    items: 'products',
  },
  contractKeys,
);

/** What each kind of line shows, in its order. A key that is not here is not shown to anyone. */
export const shownFields: Record<AuditKind, Record<string, ShownField>> = {
  sponsorship: labelled(sponsorshipInputSchema.shape, {
    name: 'text',
    shortName: 'text',
    categoryId: category,
    areaId: { names: 'area' },
    userId: { names: 'user' },
    cvr: 'text',
    ...place,
    contact: 'text',
    contactEmail: 'text',
    contactPhone: 'text',
    facebook: 'text',
    instagram: 'text',
  }),
  contact: {
    ...labelled(contactInputSchema.shape, {
      name: 'text',
      role: 'text',
      email: 'text',
      phone: 'text',
      primary: 'yesNo',
      note: 'text',
    }),
    // The form's own words, "Ikke længere aktiv fra", make no sentence.
    activeTo: own('Slutdato', 'date'),
  },
  contract: {
    status: own('Status'),
    ...contract,
    categoryId: { ...own('Kategori', category), ...contract.categoryId, heldIn: 'liveCategoryName' },
    reason: own('Begrundelse'),
    ...labelled(evaluationInputSchema.shape, {
      exposure: 'number',
      relation: 'number',
      delivery: 'number',
      local: 'number',
      recommendation: 'text',
      text: 'text',
    }),
  },
  note: labelled(noteInputSchema.shape, {
    kind: 'text',
    date: 'date',
    text: 'text',
    contractId: { names: 'contract' },
    pinned: 'yesNo',
  }),
  document: {
    ...labelled(documentInputSchema.shape, { title: 'text', kind: 'text' }),
    contractId: own('Aftale', { names: 'contract' }),
  },
  item: {
    ...labelled(saveUsageSchema.shape, { used: 'number', note: 'text' }),
    ...labelled(savePublicSchema.shape, { public: 'yesNo' }),
  },
  payment: {
    rateDueDate: own('Rate', 'date'),
    ...labelled(paymentInputSchema.shape, {
      amount: 'money',
      paidOn: 'date',
      reference: 'text',
      invoiceNumber: 'text',
      invoiceDate: 'date',
      vatAmount: 'money',
      itemised: 'yesNo',
      note: 'text',
    }),
  },
  file: {},
  product: labelled(productInputSchema.shape, {
    name: 'text',
    icon: 'text',
    categoryId: { names: 'product-category' },
    sort: 'number',
    productTitle: 'text',
    ...flags('hasCheckbox', 'hasValue', 'hasAmount', 'hasAddOns', 'isTicket'),
    amountLabel: 'text',
    amountUnit: 'text',
    valueLabel: 'text',
    valueUnit: 'text',
    addOnsLabel: 'text',
    addOnValues: 'texts',
    ...flags('hasTvAngle', 'hasCatering', 'hasMatch', 'hasPool', 'hasSeason', 'isUtilization'),
    descriptionLabel: 'text',
    descriptionType: 'text',
  }),
  'product-category': labelled(productCategoryInputSchema.shape, { name: 'text', section: 'text', sort: 'number' }),
  category: labelled(categoryInputSchema.shape, { name: 'text', use: 'text' }),
  area: labelled(areaInputSchema.shape, { name: 'text', ...place }),
  update: labelled(updateInputSchema.shape, { title: 'text', description: 'html' }),
  template: {
    ...labelled(templateInputSchema.shape, { name: 'text', description: 'text', active: 'yesNo' }),
    ...labelled(
      templateTermsInput.shape,
      {
        categoryId: category,
        months: 'number',
        sponsorshipAmount: 'money',
        sponsorPaysPrints: 'yesNo',
        valueOfAdvertisement: 'percent',
        valueOfTickets: 'percent',
        valueOfCatering: 'percent',
        valueOfTravel: 'percent',
        exclusivity: 'text',
        specialAgreements: 'text',
        rates: 'shares',
        products: 'products',
      },
      { categoryId: 'category' },
    ),
  },
  company: labelled(companyInputSchema.shape, { name: 'text', cvr: 'text', ...place }),
  rule: labelled(ruleValueInputSchema.shape, { validFrom: 'date', value: 'number', note: 'text' }),
  task: {
    ...labelled(taskInputSchema.shape, {
      title: 'text',
      note: 'text',
      dueDate: 'date',
      contractId: { names: 'contract' },
      assigneeId: { names: 'user' },
    }),
    until: own('Udskudt til', 'date'),
  },
  user: {
    ...labelled(userInputSchema.shape, {
      name: 'text',
      email: 'text',
      phoneNumber: 'text',
      roles: 'texts',
      areaIds: { names: 'area' },
    }),
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
