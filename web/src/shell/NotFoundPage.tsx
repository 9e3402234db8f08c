import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { usePageTitle } from '../ui/documentTitle.ts';
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
        <p className={classes.hint}>{texts.notFound.hint}</p>
        <Link to="/" className={classes.home}>
          {texts.notFound.home}
        </Link>
      </div>
    </main>
  );
};
