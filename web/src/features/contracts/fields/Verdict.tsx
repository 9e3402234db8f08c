import { Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Whether figures come to what they should, by a sign and a colour besides its words. */
export const Verdict = ({ isRight, children }: { isRight: boolean; children: ReactNode }) => {
  const Icon = isRight ? IconCheck : IconAlertTriangle;
  return (
    <Group
      component="span"
      gap={6}
      wrap="nowrap"
      fz="sm"
      className="tabular"
      c={isRight ? 'var(--good)' : 'var(--warning)'}
    >
      <Icon size={16} stroke={1.8} style={{ flex: 'none' }} aria-hidden />
      {children}
    </Group>
  );
};
