import { Text } from '@mantine/core';
import type { Warning } from '@sponsorat/api';
import { IconAlertTriangle } from '@tabler/icons-react';
import { texts } from './registerTexts.ts';

/** What is to be said of a grant, each in a word or two. */
export const WarningBadges = ({ codes }: { codes: readonly Warning['code'][] }) =>
  codes.map((code) => (
    <Text key={code} span fz="sm" data-tone="warning" c="var(--tone)">
      <IconAlertTriangle size={13} stroke={2} aria-hidden style={{ marginInlineEnd: 4, verticalAlign: '-1px' }} />
      {texts.warnings[code]}
    </Text>
  ));
