import { Button } from '@mantine/core';
import { type Owner, owners } from './owner.ts';
import { texts } from './texts.ts';

const t = texts.owner;

type OwnerSwitchProps = {
  /** Undefined where what is shown is neither. */
  owner: Owner | undefined;
  onChange: (owner: Owner) => void;
};

/** Mine or Alle. */
export const OwnerSwitch = ({ owner, onChange }: OwnerSwitchProps) => (
  <Button.Group aria-label={t.whose}>
    {owners.map((each) => (
      <Button
        key={each}
        variant={each === owner ? 'filled' : 'default'}
        // A padding by width would bring a style of its own, beside which no button is the first of the group.
        px="min(var(--mantine-spacing-sm), 2vw)"
        aria-pressed={each === owner}
        onClick={() => onChange(each)}
      >
        {t.words[each]}
      </Button>
    ))}
  </Button.Group>
);
