import { Box, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { usePageTitle } from '../ui/documentTitle.ts';
import { LinkButton } from '../ui/links.tsx';
import { usePageFocus } from '../ui/usePageFocus.ts';
import classes from './NotFoundPage.module.css';
import { texts } from './texts.ts';

/** The dark page of an address that leads nowhere. */
export const NotFoundPage = () => {
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(texts.notFound.title);
  usePageFocus(page, heading);
  return (
    <main ref={page} className={`dark-ground ${classes.page}`}>
      <Box maw="35rem">
        <Title ref={heading} tabIndex={-1} fz="clamp(1.875rem, 1.2rem + 2.6vw, 3rem)" fw={700} lts="-0.02em" lh={1.12}>
          {texts.notFound.title}
        </Title>
        <Text fz="lg" mt="md" mb="xl" c="#c9dde3" textWrap="pretty">
          {texts.notFound.hint}
        </Text>
        <LinkButton to="/" variant="white" c="fjord.9" size="md">
          {texts.notFound.home}
        </LinkButton>
      </Box>
    </main>
  );
};
