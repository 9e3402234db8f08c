import { Group, Text } from '@mantine/core';
import type { Contract, Product } from '@sponsorat/api';
import { type SelectionSum, sumChosen } from '../../../domain/product/selection.rules.ts';
import { kroner } from '../../../lib/formats.ts';
import type { Form } from '../../../ui/form/FormStore.ts';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { texts } from './texts.ts';
import type { SectionValues } from './useSectionForm.ts';

const inWords = ({ count, value, tickets }: SelectionSum): string =>
  [
    count > 0 ? texts.chosen(count) : texts.noneChosen,
    ...(value > 0 ? [texts.worth(kroner(value))] : []),
    ...(tickets > 0 ? [texts.tickets(tickets)] : []),
  ].join(', ');

const Line = ({ label, children }: { label: string; children: string }) => (
  <Group gap={8}>
    <Text component="dt" c="dimmed">
      {label}
    </Text>
    <Text component="dd" fw={600}>
      {children}
    </Text>
  </Group>
);

type ChosenSummaryProps = {
  form: Form<SectionValues>;
  section: string;
  contract: Contract;
  /** All that there are, for what the agreement comes to. */
  products: readonly Product[];
  /** Those of this step. */
  own: readonly Product[];
};

/** What is chosen in this step, and in the whole agreement with what the other steps have stored. */
export const ChosenSummary = ({ form, section, contract, products, own }: ChosenSummaryProps) => {
  const selections = useFormState(form, ({ values }) => values.products);
  const ids = new Set(own.map(({ id }) => id));
  const others = contract.products.filter(({ productId }) => !ids.has(productId));
  const here = sumChosen(own, selections);
  const inAll = sumChosen(products, [...others, ...selections]);
  return (
    <Group component="dl" className="plain tabular" gap="2px 28px">
      <Line label={section}>{inWords(here)}</Line>
      {inAll.count > here.count && <Line label={texts.inAgreement}>{inWords(inAll)}</Line>}
    </Group>
  );
};
