import { Group, Radio, Text } from '@mantine/core';
import type { ImportedAs } from '@sponsorat/api';
import { useUser } from '../../lib/session.ts';
import { texts } from './texts.ts';

/** What new agreements become. */
export const AsChoice = ({ value, onChange }: { value: ImportedAs; onChange: (as: ImportedAs) => void }) => {
  const { approval } = useUser();
  if (approval) return <Text mb="md">{texts.as.onlyDrafts}</Text>;
  return (
    <Radio.Group mb="md" label={texts.as.label} value={value} onChange={(chosen) => onChange(chosen as ImportedAs)}>
      <Group align="flex-start" gap="8px 32px" my={4}>
        <Radio value="awaiting" label={texts.as.awaiting} description={texts.as.awaitingHint} />
        <Radio value="draft" label={texts.as.draft} description={texts.as.draftHint} />
      </Group>
    </Radio.Group>
  );
};
