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
        px={{ base: 7, xs: 'sm' }}
        aria-pressed={each === owner}
        onClick={() => onChange(each)}
      >
        {t.words[each]}
      </Button>
    ))}
  </Button.Group>
);
