import { Box, Group, Radio, SimpleGrid, Text } from '@mantine/core';
import type { TemplateOption } from '@sponsorat/api';
import { kroner, plural } from '../../../lib/formats.ts';
import type { Field } from '../../../ui/form/FormStore.ts';
import { useField } from '../../../ui/form/formHooks.ts';
import { texts } from './texts.ts';

const t = texts.start;

const summaryOf = ({ sponsorshipAmount, months, products }: TemplateOption): string =>
  [
    sponsorshipAmount !== null && t.aYear(kroner(sponsorshipAmount)),
    months !== null && plural(months, 'måned', 'måneder'),
    products > 0 && plural(products, 'produkt', 'produkter'),
  ]
    .filter(Boolean)
    .join(' · ');

type TemplateCardsProps = { field: Field<number | null>; templates: readonly TemplateOption[] };

/** The templates as cards, of which one is chosen: what each costs, how long it is, and how much it holds. */
export const TemplateCards = ({ field, templates }: TemplateCardsProps) => {
  const { value, error } = useField(field);
  return (
    <Radio.Group
      id={field.id}
      w="100%"
      label={field.label}
      required={field.required}
      error={error}
      value={value === null ? '' : String(value)}
      onChange={(id) => field.set(Number(id))}
    >
      <SimpleGrid minColWidth="16rem" spacing="sm" mt={6}>
        {templates.map((template) => (
          <Radio.Card key={template.id} value={String(template.id)} radius="md" p="sm">
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Radio.Indicator mt={2} />
              <Box miw={0} className="anywhere">
                <Text fw={600}>{template.name}</Text>
                <Text fz="sm" className="tabular">
                  {summaryOf(template)}
                </Text>
                {template.description && (
                  <Text fz="sm" c="dimmed" lineClamp={2}>
                    {template.description}
                  </Text>
                )}
              </Box>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
};
