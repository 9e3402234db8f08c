import { IconChevronDown } from '@tabler/icons-react';
import classes from './Chevron.module.css';

type ChevronProps = { opened: boolean; size?: number; stroke?: number };

/** Points down at what can be opened, and up once it is; the button that it stands in says so in words. */
export const Chevron = ({ opened, size = 16, stroke = 1.75 }: ChevronProps) => (
  <IconChevronDown
    className={classes.chevron}
    data-opened={opened || undefined}
    size={size}
    stroke={stroke}
    aria-hidden
  />
);
