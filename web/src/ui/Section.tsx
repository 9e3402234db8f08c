import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

export type SectionProps = {
  /** What a link's address names it by. */
  anchor?: string | undefined;
  title?: string;
  /** A few words beside or under the title. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Content up to the edges, e.g. a table. */
  flush?: boolean;
  /** In the look of a card, or on the bare page. */
  bare?: boolean;
  children?: ReactNode;
};

/** A part of a page under its own h2, as a card. */
export const Section = ({ anchor, title, subtitle, actions, flush = false, bare = false, children }: SectionProps) => {
  const id = useId();
  return (
    <Box
      component="section"
      id={anchor}
      miw={0}
      className={bare ? '' : `card ${classes.card}`}
      data-card={!bare || undefined}
      aria-labelledby={title ? id : undefined}
    >
      {(title || actions) && (
        <Group gap="8px 16px" justify="space-between" className={bare ? '' : (classes.header ?? '')}>
          <Box flex="1 1 auto" miw={0} className="anywhere">
            {title && (
              <Title order={2} id={id}>
                {title}
              </Title>
            )}
            {subtitle && (
              <Text component="div" fz="sm" c="dimmed" mt={2}>
                {subtitle}
              </Text>
            )}
          </Box>
          {actions && (
            <Group gap={8} miw={0} className={classes.actions ?? ''}>
              {actions}
            </Group>
          )}
        </Group>
      )}
      <div className={bare || flush ? classes.flush : classes.body}>{children}</div>
    </Box>
  );
};

/** A card without a heading of its own. */
export const Card = ({ children }: { children: ReactNode }) => (
  <div className={`card ${classes.card}`} data-card>
    <div className={classes.body}>{children}</div>
  </div>
);
