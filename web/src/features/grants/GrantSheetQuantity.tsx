import { ActionIcon, Group, Text } from '@mantine/core';
import { type EventItem, type GrantCheck, tooFewFree } from '@sponsorat/api';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { kroner, number } from '../../lib/formats.ts';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import type { GrantForm } from './GrantSheetForm.tsx';
import { texts } from './texts.ts';

const t = texts.sheet;
/** How high the label above the field is, in pixels: what stands beside the field stays there when an error comes below. */
const LABEL = 27;
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type QuantityProps = { form: GrantForm; items: readonly EventItem[]; check: GrantCheck | undefined };

/** How many, with what is free and what they are worth. */
export const GrantSheetQuantity = ({ form, items, check }: QuantityProps) => {
  const field = form.field('quantity');
  const { value, error } = useField(field);
  const itemId = useFormState(form, ({ values }) => values.itemId);
  const item = items.find((one) => one.itemId === itemId);
  const count = value ?? 0;
  const free = Math.max(0, check?.free ?? item?.free ?? 0);
  // What is changed has seats of its own, and a wish takes none.
  const isTooMany = !error && form.get().values.id === null && check?.needsApproval !== true && count > free;
  const step = (by: number) => field.set(Math.max(1, (Number.isFinite(count) ? count : 0) + by));
  return (
    <Group gap="sm" align="flex-start">
      <Group gap={8} align="flex-start" wrap="nowrap">
        <WholeNumberField field={field} width="xs" size="md" />
        <ActionIcon.Group mt={LABEL}>
          <ActionIcon variant="default" size={42} aria-label={t.fewer} disabled={count <= 1} onClick={() => step(-1)}>
            <IconMinus {...icon} />
          </ActionIcon>
          <ActionIcon variant="default" size={42} aria-label={t.oneMore} onClick={() => step(1)}>
            <IconPlus {...icon} />
          </ActionIcon>
        </ActionIcon.Group>
      </Group>
      {item && (
        // In a line of its own on a phone from the first: the value, which comes later, would push what is below.
        <Text
          component="div"
          fz="sm"
          c="dimmed"
          w={{ base: '100%', xs: 'auto' }}
          mt={{ base: 0, xs: LABEL + 11 }}
          className="tabular"
          aria-live="polite"
        >
          {isTooMany ? (
            <Text span inherit fw={600} data-tone="negative" c="var(--tone)">
              {tooFewFree(free)}
            </Text>
          ) : (
            texts.seats.freeOf(item.mode, number(free), number(item.amount))
          )}
          {check?.value != null && ` · ${t.value(kroner(check.value))}`}
        </Text>
      )}
    </Group>
  );
};
