import { Box, Group, Text } from '@mantine/core';
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

type LineProps = { label: string; children: string; visibleFrom?: 'xs' | undefined };

const Line = ({ label, children, visibleFrom }: LineProps) => (
  <Box {...(visibleFrom && { visibleFrom })}>
    <Text component="dt" inherit display="inline" c="dimmed" mr={8}>
      {label}
    </Text>
    <Text component="dd" inherit display="inline" fw={600}>
      {children}
    </Text>
  </Box>
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
  const isPart = inAll.count > here.count;
  return (
    <Group component="dl" className="plain tabular" gap="2px 28px">
      {/* On a phone there is room for one of them, and each part of the step says what is chosen of it. */}
      <Line label={section} visibleFrom={isPart ? 'xs' : undefined}>
        {inWords(here)}
      </Line>
      {isPart && <Line label={texts.inAgreement}>{inWords(inAll)}</Line>}
    </Group>
  );
};
