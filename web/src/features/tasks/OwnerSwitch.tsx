import { Button } from '@mantine/core';
import { type TaskOwner, taskOwners } from './tasks.rules.ts';
import { texts } from './texts.ts';

type OwnerSwitchProps = { owner: TaskOwner; onChange: (owner: TaskOwner) => void };

/** Mine or Alle. */
export const OwnerSwitch = ({ owner, onChange }: OwnerSwitchProps) => (
  <Button.Group aria-label={texts.block.whose}>
    {taskOwners.map((each) => (
      <Button
        key={each}
        variant={each === owner ? 'light' : 'default'}
        size="compact-sm"
        aria-pressed={each === owner}
        onClick={() => onChange(each)}
      >
        {texts.block.owners[each]}
      </Button>
    ))}
  </Button.Group>
);
