import { Box, Group, Title } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { type ReactNode, useEffect, useRef } from 'react';
import { StatusBadges } from './StatusBadges.tsx';

type ContractHeaderProps = {
  title: string;
  contract?: Contract | undefined;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Where the agreement is in its life: beside the title, where there is room. */
  life?: ReactNode;
  /** For a page that came in the place of the one where the agreement was made. */
  takesFocus?: boolean;
};

/** What stands above an agreement: what it is called, how it stands, and what can be done with it. */
export const ContractHeader = ({
  title,
  contract,
  subtitle,
  actions,
  life,
  takesFocus = false,
}: ContractHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Group component="header" justify="space-between" gap="10px 24px">
      <Group gap="4px 20px" miw={0}>
        <Group gap="6px 12px">
          <Title order={2} ref={heading} tabIndex={-1} className="tabular">
            {title}
          </Title>
          {contract && <StatusBadges contract={contract} />}
        </Group>
        {subtitle && (
          // As high before all of it has come.
          <Group gap="0 0.4em" mih="1lh" fz="sm" lh={1.2} c="dimmed">
            {subtitle}
          </Group>
        )}
      </Group>
      {life && (
        <Box flex="1 1 45rem" miw={0} maw="50rem" visibleFrom="md">
          {life}
        </Box>
      )}
      {actions && (
        <Group gap={8} className="screen-only">
          {actions}
        </Group>
      )}
    </Group>
  );
};
