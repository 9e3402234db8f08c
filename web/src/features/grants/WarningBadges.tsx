import { Group, Text } from '@mantine/core';
import type { GrantRow } from '@sponsorat/api';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from './registerTexts.ts';

const NOTHING_GIVEN: readonly GrantRow['State'][] = ['Afvist', 'Returneret'];

/** What is to be said of a grant, each in a word or two; nothing of what nobody got. */
export const WarningBadges = ({ row: { State, Warnings } }: { row: Pick<GrantRow, 'State' | 'Warnings'> }) =>
  Warnings.length > 0 &&
  !NOTHING_GIVEN.includes(State) && (
    <Group gap="0 10px">
      {Warnings.map((code) => (
        <Text key={code} span fz="sm" data-tone="warning" c="var(--tone)">
          <IconAlertTriangle size={13} stroke={2} aria-hidden style={{ marginInlineEnd: 4, verticalAlign: '-1px' }} />
          {texts.warnings[code]}
        </Text>
      ))}
    </Group>
  );
