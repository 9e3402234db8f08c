import { Text, VisuallyHidden } from '@mantine/core';
import { type AuditChange, auditKindNames, erasedChange, type HistoryRow } from '@sponsorat/api';
import { NONE } from '../../lib/formats.ts';
import classes from './audit.module.css';
import { texts } from './texts.ts';

const kindNames: Record<string, string> = auditKindNames;
/** What a kind of record is called. */
export const kindName = (kind: string): string => kindNames[kind] ?? kind;

const Change = (change: AuditChange) => (
  <div>
    <dt>{change.label}</dt>
    <dd>
      {erasedChange(change) ?? (
        <>
          {change.before ?? NONE} <span aria-hidden>→</span>
          <VisuallyHidden>{texts.to}</VisuallyHidden> {change.after ?? NONE}
        </>
      )}
    </dd>
  </div>
);

/** Each field of a line before and after. */
export const Changes = ({ changes }: { changes: readonly AuditChange[] }) => (
  <dl className={classes.changes}>
    {changes.map((change, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two products may be called alike, and the lines never reorder
      <Change key={at} {...change} />
    ))}
  </dl>
);

type RecordProps = { row: Pick<HistoryRow, 'Kind' | 'Label'> };

/** What was changed: "Aftale · 2026-0023", once where it is called as its kind. */
export const AboutLine = ({ row: { Kind, Label } }: RecordProps) => (
  <Text fz="sm" c="dimmed" className="anywhere">
    {Label === kindName(Kind) ? Label : `${kindName(Kind)} · ${Label}`}
  </Text>
);
