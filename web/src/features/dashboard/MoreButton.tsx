import { Button } from '@mantine/core';
import classes from './MoreButton.module.css';

type MoreButtonProps = { opened: boolean; more: string; fewer: string; onToggle: () => void };

/** Shows the rows of a block that it begins without, and hides them again. */
export const MoreButton = ({ opened, more, fewer, onToggle }: MoreButtonProps) => (
  <Button className={classes.more ?? ''} variant="subtle" size="compact-sm" aria-expanded={opened} onClick={onToggle}>
    {opened ? fewer : more}
  </Button>
);
