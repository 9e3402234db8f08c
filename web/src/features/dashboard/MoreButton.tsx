import { Button } from '@mantine/core';

type MoreButtonProps = { opened: boolean; more: string; fewer: string; onToggle: () => void };

/** Shows the rows of a block that it begins without, and hides them again. */
export const MoreButton = ({ opened, more, fewer, onToggle }: MoreButtonProps) => (
  <Button mt="sm" mb={-8} ml={-8} variant="subtle" size="compact-sm" aria-expanded={opened} onClick={onToggle}>
    {opened ? fewer : more}
  </Button>
);
