import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { type AuditChange, auditKindNames, erasedChange, type HistoryRow } from '@sponsorat/api';
import { NONE } from '../../lib/formats.ts';
import { texts } from './texts.ts';

const kindNames: Record<string, string> = auditKindNames;
/** What a kind of record is called. */
export const kindName = (kind: string): string => kindNames[kind] ?? kind;

const Change = (change: AuditChange) => (
  <Group gap="2px 16px" py={5} className="ruled">
    <Box component="dt" flex="0 1 11.25rem" c="dimmed">
      {change.label}
    </Box>
    <Box component="dd" flex="1 1 9.375rem" miw={0} className="anywhere">
      {erasedChange(change) ?? (
        <>
          {change.before ?? NONE} <span aria-hidden>→</span>
          <VisuallyHidden>{texts.to}</VisuallyHidden> {change.after ?? NONE}
        </>
      )}
    </Box>
  </Group>
);

/** Each field of a line before and after. */
export const Changes = ({ changes }: { changes: readonly AuditChange[] }) => (
  <Box component="dl" mt={4} mb={6}>
    {changes.map((change, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two products may be called alike, and the lines never reorder
      <Change key={at} {...change} />
    ))}
  </Box>
);

type RecordProps = { row: Pick<HistoryRow, 'Kind' | 'Label'> };

/** What was changed: "Aftale · 2026-0023", once where it is called as its kind. */
export const AboutLine = ({ row: { Kind, Label } }: RecordProps) => (
  <Text fz="sm" c="dimmed" className="anywhere">
    {Label === kindName(Kind) ? Label : `${kindName(Kind)} · ${Label}`}
  </Text>
);
