import { Box, Text, VisuallyHidden } from '@mantine/core';
import { type AuditChange, erasedChange } from '@sponsorat/api';
import { NONE } from '../../lib/formats.ts';
import classes from './audit.module.css';
import { texts } from './texts.ts';

export type DetailsProps = {
  changes: readonly AuditChange[];
  /** Where it came from, for those who may know. */
  origin?: { address: string | null; request: string | null };
};

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
export const Changes = ({ changes }: Pick<DetailsProps, 'changes'>) => (
  <dl className={classes.changes}>
    {changes.map((change, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two products may be called alike, and the lines never reorder
      <Change key={at} {...change} />
    ))}
  </dl>
);

/** What a line says beyond its sentence: each field before and after. Nothing where there is no more to say. */
export const Details = ({ changes, origin }: DetailsProps) => {
  if (changes.length === 0 && !origin) return null;
  return (
    <Box component="details" fz="sm" mt={4}>
      <summary>{changes.length > 0 ? texts.changes : texts.more}</summary>
      {changes.length > 0 && <Changes changes={changes} />}
      {origin && (
        <Text fz="sm" c="dimmed" mt={2} className="anywhere">
          {texts.origin(origin.address ?? NONE, origin.request ?? NONE)}
        </Text>
      )}
    </Box>
  );
};
