import type { AttentionList } from '@sponsorat/api';
import { number } from '../../lib/formats.ts';
import classes from './OwnerSwitch.module.css';
import { type AttentionOwner, attentionOwners } from './remembered.ts';
import { texts } from './texts.ts';

type OwnerSwitchProps = {
  owner: AttentionOwner;
  /** Undefined while they are awaited. */
  counts: Pick<AttentionList, AttentionOwner> | undefined;
  onChange: (owner: AttentionOwner) => void;
};

/** Mine or Alle, with how much there is of each. */
export const OwnerSwitch = ({ owner, counts, onChange }: OwnerSwitchProps) => (
  <fieldset className={classes.switch} aria-label={texts.attention.whose}>
    {attentionOwners.map((each) => (
      <button
        key={each}
        type="button"
        className={classes.part}
        aria-pressed={each === owner}
        onClick={() => onChange(each)}
      >
        {texts.attention.owners[each]}
        <span className={classes.count}>{counts && number(counts[each])}</span>
      </button>
    ))}
  </fieldset>
);
