import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Soft } from './Soft.tsx';

type FactProps = { label: ReactNode; children: ReactNode };

/** One of the facts of a `dl`: what it is called, and under it what it is. */
export const Fact = ({ label, children }: FactProps) => (
  <div>
    <Soft component="dt">{label}</Soft>
    <Text component="dd" fw={600} className="tabular">
      {children}
    </Text>
  </div>
);
