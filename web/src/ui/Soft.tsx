import { Text, type TextProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type SoftProps = TextProps &
  Omit<ComponentPropsWithRef<'span'>, keyof TextProps> & {
    component?: 'span' | 'p' | 'dt';
    /** On a line of its own. */
    block?: boolean;
  };

/** What is said beside or under what matters: smaller and less dark. */
export const Soft = ({ component = 'span', block = false, ...props }: SoftProps) => (
  <Text component={component as 'span'} size="sm" c="dimmed" {...(block && { display: 'block' })} {...props} />
);
