import { IconChevronDown } from '@tabler/icons-react';

type ChevronProps = { opened: boolean; size?: number; stroke?: number };

/** Points down at what can be opened, and up once it is; the button that it stands in says so in words. */
export const Chevron = ({ opened, size = 16, stroke = 1.75 }: ChevronProps) => (
  <IconChevronDown
    size={size}
    stroke={stroke}
    style={{ transition: 'transform 150ms ease', transform: opened ? 'rotate(180deg)' : undefined }}
    aria-hidden
  />
);
