import { Radio } from '@mantine/core';
import type { ImportedAs } from '@sponsorat/api';
import classes from './imports.module.css';
import { texts } from './texts.ts';

/** What new agreements become. */
export const AsChoice = ({ value, onChange }: { value: ImportedAs; onChange: (as: ImportedAs) => void }) => (
  <Radio.Group
    className={classes.as ?? ''}
    label={texts.as.label}
    value={value}
    onChange={(chosen) => onChange(chosen as ImportedAs)}
  >
    <div className={classes.choices}>
      <Radio value="awaiting" label={texts.as.awaiting} description={texts.as.awaitingHint} />
      <Radio value="draft" label={texts.as.draft} description={texts.as.draftHint} />
    </div>
  </Radio.Group>
);
