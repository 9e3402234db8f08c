import { Group, Radio } from '@mantine/core';
import { texts } from './texts.ts';

const t = texts.awaiting;

type WhoseDocumentProps = { label: string; external: boolean; onChange: (external: boolean) => void };

/** Whose document is uploaded: the PDF from here, signed, or one of the club's own. */
export const WhoseDocument = ({ label, external, onChange }: WhoseDocumentProps) => (
  <Radio.Group label={label} value={external ? 'club' : 'bank'} onChange={(value) => onChange(value === 'club')}>
    <Group align="flex-start" gap="8px 32px" my={4}>
      <Radio value="bank" label={t.bank} description={t.bankHint} />
      <Radio value="club" label={t.club} description={t.clubHint} />
    </Group>
  </Radio.Group>
);
