import { Box, Center, Title } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { usePageTitle } from '../../ui/documentTitle.ts';
import { usePageFocus } from '../../ui/usePageFocus.ts';

type LonePageProps = { title: string; heading: RefObject<HTMLHeadingElement | null>; children: ReactNode };

/** A page between the login and everything else, without the app's frame. */
export const LonePage = ({ title, heading, children }: LonePageProps) => {
  const page = useRef<HTMLElement>(null);
  usePageTitle(title);
  usePageFocus(page, heading);
  return (
    <Center
      component="main"
      ref={page}
      mih="100dvh"
      p="clamp(24px, 12vh, 120px) 20px 48px"
      style={{ alignItems: 'start' }}
    >
      <Box w="100%" maw="26.25rem">
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {children}
      </Box>
    </Center>
  );
};
