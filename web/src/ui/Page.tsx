import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { usePageTitle } from './documentTitle.ts';
import classes from './Page.module.css';
import { usePageFocus } from './usePageFocus.ts';

export type PageProps = {
  title: string;
  /** Where the tab's title must say more than the heading, e.g. "Stamdata – Vejle Boldklub". */
  tabTitle?: string;
  subtitle?: ReactNode;
  /** Buttons on the right; under the title on a phone. */
  actions?: ReactNode;
  /** `form` keeps lines at a length that forms read well in. */
  width?: 'full' | 'form';
  /** Stands in the place of the heading's row and shows the heading itself, e.g. a sponsorship's card with its logo. */
  header?: (heading: ReactNode) => ReactNode;
  children?: ReactNode;
};

/** A screen: its one h1, which takes the focus after a change of page and names the tab, its actions and content. */
export const Page = ({ title, tabTitle, subtitle, actions, width = 'full', header, children }: PageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(tabTitle ?? title);
  usePageFocus(page, heading);

  const h1 = (
    <Title order={1} ref={heading} tabIndex={-1} lts="-0.01em" textWrap="balance" className="anywhere">
      {title}
    </Title>
  );
  return (
    <Stack
      ref={page}
      gap="var(--page-gap)"
      miw={0}
      maw={width === 'form' ? 'var(--form-width)' : undefined}
      className={classes.page ?? ''}
    >
      {header ? (
        header(h1)
      ) : (
        <Group renderRoot={(props) => <header {...props} />} justify="space-between" gap="sm" mih={36}>
          <Box flex="1 1 15rem" miw={0}>
            {h1}
            {subtitle && (
              <Text component="div" c="dimmed" mt={2}>
                {subtitle}
              </Text>
            )}
          </Box>
          {actions && (
            <Group gap="xs" ml={{ base: 0, md: 'auto' }}>
              {actions}
            </Group>
          )}
        </Group>
      )}
      {children}
    </Stack>
  );
};
