import {
  type Product,
  type ProductChange,
  productInputSchema,
  productTitle,
  withClubName,
  yesNoText,
} from '@sponsorat/api';
import type { ContractItem } from './contracts.store.ts';
import { type AgreedPart, agreedOf } from './terms.rules.ts';

export type PlacedProduct = Product & { category: { name: string; section: string } };
/** A product as it was and as it is. */
export type Pair = { was: PlacedProduct; is: PlacedProduct; shortName: string };

type LabelledField =
  | 'hasAmount'
  | 'hasValue'
  | 'hasAddOns'
  | 'productTitle'
  | 'hasCheckbox'
  | 'isTicket'
  | 'isUtilization'
  | 'categoryId';
type TextField = 'amountLabel' | 'amountUnit' | 'valueLabel' | 'valueUnit' | 'addOnsLabel' | 'addOnValues';

const label = (field: LabelledField | TextField | 'descriptionLabel'): string =>
  String(productInputSchema.shape[field].meta()?.label);

const DESCRIPTION = 'Beskrivelse';
const KRONER = 'kr.';
const lines = { none: 'Ingen', text: 'Én linje', textarea: 'Flere linjer' } as const;

/** The product's field that makes it ask for a part of an agreement. */
const flagOf = (part: string): string =>
  part === 'description' ? 'descriptionType' : `has${part[0]?.toUpperCase()}${part.slice(1)}`;

/** What the product no longer asks for, and what it asks for now. */
export const askedChanges = ({ was, is, shortName }: Pair, item: ContractItem): ProductChange[] => {
  const [before, now] = [agreedOf(item, was), agreedOf(item, is)];
  const isNew = ({ field }: { field: string }) => !before.some((part) => part.field === field);
  const isLost = ({ field }: { field: string }) => !now.some((part) => part.field === field);
  const changeOf = (kind: 'lost' | 'asked', { field, label, value }: AgreedPart): ProductChange => ({
    kind,
    field: flagOf(field),
    label: withClubName(label, shortName),
    before: kind === 'lost' && value !== yesNoText(false) ? value : null,
    after: null,
  });
  return [
    ...before.filter(isLost).map((part) => changeOf('lost', part)),
    ...now.filter(isNew).map((part) => changeOf('asked', part)),
  ];
};

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
