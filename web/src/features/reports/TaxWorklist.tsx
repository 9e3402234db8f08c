import { Group, Stack, Text } from '@mantine/core';
import type { TaxTotals } from '@sponsorat/api';
import { wholeKroner } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { texts } from './texts.ts';

const t = texts.tax;

type TaxWorklistProps = { totals: Pick<TaxTotals, 'year' | 'worklist'>; area: number | null };

/** What somebody should find out about a year's agreements, each leading to them, with the kroner that follow from it. */
export const TaxWorklist = ({ totals: { year, worklist }, area }: TaxWorklistProps) =>
  worklist.length === 0 ? (
    <Text>{t.allKnown}</Text>
  ) : (
    <Stack component="ul" className="plain" gap={8}>
      {worklist.map(({ warning, agreements, clubs, amount }) => (
        <Group key={warning} renderRoot={(props) => <li {...props} />} justify="space-between" gap="2px 16px">
          <TextLink to="/reports/tax" search={{ year, warning, ...(area !== null && { area }) }}>
            {t.worklist[warning](agreements, clubs)}
          </TextLink>
          <Text span inherit className="tabular">
            {t.atStake[warning](wholeKroner(amount))}
          </Text>
        </Group>
      ))}
    </Stack>
  );
