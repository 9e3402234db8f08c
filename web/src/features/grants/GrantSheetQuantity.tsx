import { ActionIcon, Flex, Text } from '@mantine/core';
import { type EventItem, type GrantCheck, tooFewFree } from '@sponsorat/api';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { kroner, number } from '../../lib/formats.ts';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import type { GrantForm } from './GrantSheetForm.tsx';
import { texts } from './texts.ts';

const t = texts.sheet;
/** As high as the field. */
const SIZE = 42;
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type SeatsProps = { field: Field<number | null>; said: ReactNode };

/** How many seats, one fewer or more by a tap, with what is said of them. */
export const SeatsField = ({ field, said }: SeatsProps) => {
  const count = useField(field).value ?? 0;
  const step = (by: number) => field.set(Math.max(1, (Number.isFinite(count) ? count : 0) + by));
  const beside = (
    <>
      <ActionIcon.Group>
        <ActionIcon variant="default" size={SIZE} aria-label={t.fewer} disabled={count <= 1} onClick={() => step(-1)}>
          <IconMinus {...icon} />
        </ActionIcon>
        <ActionIcon variant="default" size={SIZE} aria-label={t.oneMore} onClick={() => step(1)}>
          <IconPlus {...icon} />
        </ActionIcon>
      </ActionIcon.Group>
      {said && (
        // In a line of its own on a phone from the first: the value, which comes later, would push what is below.
        <Flex
          fz="sm"
          c="dimmed"
          align="center"
          mih={{ base: 0, xs: SIZE }}
          flex={{ base: '1 1 100%', xs: '1 1 10rem' }}
          ml={{ base: 0, xs: 4 }}
          className="tabular"
          aria-live="polite"
        >
          <span>{said}</span>
        </Flex>
      )}
    </>
  );
  return <WholeNumberField field={field} width="xs" size="md" beside={beside} />;
};

type QuantityProps = { form: GrantForm; items: readonly EventItem[]; check: GrantCheck | undefined };

/** How many of the chosen product, with what is free and what they are worth. */
export const GrantSheetQuantity = ({ form, items, check }: QuantityProps) => {
  const field = form.field('quantity');
  const { value, error } = useField(field);
  const itemId = useFormState(form, ({ values }) => values.itemId);
  const item = items.find((one) => one.itemId === itemId);
  const free = Math.max(0, check?.free ?? item?.free ?? 0);
  // What is changed has seats of its own, and a wish takes none.
  const isTooMany = !error && form.get().values.id === null && check?.needsApproval !== true && (value ?? 0) > free;
  const said = item && (
    <>
      {isTooMany ? (
        <Text span inherit fw={600} data-tone="negative" c="var(--tone)">
          {tooFewFree(free)}
        </Text>
      ) : (
        texts.seats.freeOf(item.mode, number(free), number(item.amount))
      )}
      {check?.value != null && ` · ${t.value(kroner(check.value))}`}
    </>
  );
  return <SeatsField field={field} said={said} />;
};
