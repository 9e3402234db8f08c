import { Text } from '@mantine/core';
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
    <main ref={page} className={classes.page}>
      <div className={classes.text}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {texts.notFound.title}
        </h1>
        <Text fz="lg" mt="md" mb="xl" c="#c9dde3" textWrap="pretty">
          {texts.notFound.hint}
        </Text>
        <LinkButton to="/" variant="white" c="fjord.9" size="md">
          {texts.notFound.home}
        </LinkButton>
      </div>
    </main>
  );
};
