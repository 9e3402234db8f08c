import {
  numberText,
  type Product,
  type ProductChange,
  productInputSchema,
  productTitle,
  withClubName,
  yesNoText,
} from '@sponsorat/api';
import type { ContractItem } from './contracts.store.ts';

export type PlacedProduct = Product & { category: { name: string; section: string } };
/** A product as it was and as it is. */
export type Pair = { was: PlacedProduct; is: PlacedProduct; shortName: string };

type Flag =
  | 'hasAmount'
  | 'hasValue'
  | 'hasAddOns'
  | 'hasMatch'
  | 'hasPool'
  | 'hasSeason'
  | 'hasTvAngle'
  | 'hasCatering';
type LabelledField = Flag | 'productTitle' | 'hasCheckbox' | 'isTicket' | 'isUtilization' | 'categoryId';
type TextField = 'amountLabel' | 'amountUnit' | 'valueLabel' | 'valueUnit' | 'addOnsLabel' | 'addOnValues';

const label = (field: LabelledField | TextField | 'descriptionLabel'): string =>
  String(productInputSchema.shape[field].meta()?.label);

const DESCRIPTION = 'Beskrivelse';
const KRONER = 'kr.';
const lines = { none: 'Ingen', text: 'Én linje', textarea: 'Flere linjer' } as const;

const withUnit = (value: number | string | null, unit: string | null): string | null =>
  value === null ? null : [numberText(Number(value)), unit].filter(Boolean).join(' ');

/** What a product may ask for: whether it does, what it is called, and what a draft says of it. */
const asked: {
  field: string;
  isAsked: (product: Product) => boolean;
  label: (product: Product) => string;
  value: (item: ContractItem, product: Product) => string | null;
}[] = [
  {
    field: 'hasAmount',
    isAsked: ({ hasAmount }) => hasAmount,
    label: ({ amountLabel }) => amountLabel ?? label('hasAmount'),
    value: ({ amount }, { amountUnit }) => withUnit(amount, amountUnit),
  },
  {
    field: 'hasValue',
    isAsked: ({ hasValue }) => hasValue,
    label: ({ valueLabel }) => valueLabel ?? label('hasValue'),
    value: ({ value }, { valueUnit }) => withUnit(value, valueUnit ?? KRONER),
  },
  {
    field: 'hasAddOns',
    isAsked: ({ hasAddOns }) => hasAddOns,
    label: ({ addOnsLabel }) => addOnsLabel ?? label('hasAddOns'),
    value: ({ addOns }) => addOns.join(', ') || null,
  },
  ...(
    [
      ['hasMatch', ({ match }) => match],
      ['hasPool', ({ pool }) => pool],
      ['hasSeason', ({ season }) => season],
      ['hasTvAngle', ({ tvAngle }) => (tvAngle ? yesNoText(true) : null)],
      ['hasCatering', ({ catering }) => (catering ? yesNoText(true) : null)],
    ] satisfies [Flag, (item: ContractItem) => string | null][]
  ).map(([flag, value]) => ({
    field: flag,
    isAsked: (product: Product) => product[flag],
    label: () => label(flag),
    value,
  })),
  {
    field: 'descriptionType',
    isAsked: ({ descriptionType }) => descriptionType !== 'none',
    label: ({ descriptionLabel }) => descriptionLabel ?? DESCRIPTION,
    value: ({ description }) => description,
  },
];

/** What the product no longer asks for, and what it asks for now. */
export const askedChanges = ({ was, is, shortName }: Pair, item: ContractItem): ProductChange[] =>
  asked.flatMap((thing): ProductChange[] => {
    const [before, now] = [thing.isAsked(was), thing.isAsked(is)];
    if (before === now) return [];
    const label = withClubName(thing.label(before ? was : is), shortName);
    const value = before ? thing.value(item, was) : null;
    return [{ kind: before ? 'lost' : 'asked', field: thing.field, label, before: value, after: null }];
  });

type Line = [field: string, label: string, text: (product: PlacedProduct) => string | null, matters?: boolean];

/** What reads otherwise: where the product stands, what it is called, and the texts of what it asks for. */
export const textChanges = ({ was, is, shortName }: Pair): ProductChange[] => {
  const amounts = was.hasAmount && is.hasAmount;
  const values = was.hasValue && is.hasValue;
  const addOns = was.hasAddOns && is.hasAddOns;
  const describes = was.descriptionType !== 'none' && is.descriptionType !== 'none';
  const candidates: Line[] = [
    ['section', 'Sektion', ({ category }) => category.section],
    ['category', label('categoryId'), ({ category }) => category.name],
    ['title', label('productTitle'), (product) => productTitle(product, shortName)],
    ['amountLabel', label('amountLabel'), ({ amountLabel }) => amountLabel ?? label('hasAmount'), amounts],
    ['amountUnit', label('amountUnit'), ({ amountUnit }) => amountUnit, amounts],
    ['valueLabel', label('valueLabel'), ({ valueLabel }) => valueLabel ?? label('hasValue'), values],
    ['valueUnit', label('valueUnit'), ({ valueUnit }) => valueUnit ?? KRONER, values],
    ['addOnsLabel', label('addOnsLabel'), ({ addOnsLabel }) => addOnsLabel ?? label('hasAddOns'), addOns],
    ['addOnValues', label('addOnValues'), ({ addOnValues }) => addOnValues.join(', ') || null, addOns],
    [
      ...(['descriptionLabel', label('descriptionLabel')] as const),
      ({ descriptionLabel }) => descriptionLabel ?? DESCRIPTION,
      describes,
    ],
    ['descriptionType', DESCRIPTION, ({ descriptionType }) => lines[descriptionType], describes],
    ['hasCheckbox', label('hasCheckbox'), ({ hasCheckbox }) => yesNoText(hasCheckbox)],
    ['isTicket', label('isTicket'), ({ isTicket }) => yesNoText(isTicket)],
    ['isUtilization', label('isUtilization'), ({ isUtilization }) => yesNoText(isUtilization)],
  ];
  return candidates.flatMap(([field, label, text, matters = true]): ProductChange[] => {
    const before = withClubName(text(was), shortName);
    const after = withClubName(text(is), shortName);
    return matters && before !== after ? [{ kind: 'changed', field, label, before, after }] : [];
  });
};
