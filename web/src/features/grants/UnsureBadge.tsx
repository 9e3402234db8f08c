import { Text } from '@mantine/core';
import { texts } from './registerTexts.ts';

const t = texts.people;

/** That somebody has no e-mail, so that two of a name may be taken for one. */
export const UnsureBadge = () => (
  <Text span inherit data-tone="warning" c="var(--tone)" title={t.unsureHelp}>
    {t.unsure}
  </Text>
);
