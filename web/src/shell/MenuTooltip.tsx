import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** The name of an entry beside its icon. */
export const MenuTooltip = ({ label, children }: { label: string; children: ReactElement }) => (
  <Tooltip label={label} position="right" offset={16} events={{ hover: true, focus: true, touch: false }}>
    {children}
  </Tooltip>
);
