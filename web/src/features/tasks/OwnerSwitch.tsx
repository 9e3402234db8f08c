import classes from './OwnerSwitch.module.css';
import { type TaskOwner, taskOwners } from './tasks.rules.ts';
import { texts } from './texts.ts';

type OwnerSwitchProps = { owner: TaskOwner; onChange: (owner: TaskOwner) => void };

/** Mine or Alle. */
export const OwnerSwitch = ({ owner, onChange }: OwnerSwitchProps) => (
  <fieldset className={classes.switch} aria-label={texts.block.whose}>
    {taskOwners.map((each) => (
      <button
        key={each}
        type="button"
        className={classes.part}
        aria-pressed={each === owner}
        onClick={() => onChange(each)}
      >
        {texts.block.owners[each]}
      </button>
    ))}
  </fieldset>
);
