import { useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { usePageTitle } from '../../ui/documentTitle.ts';
import { usePageFocus } from '../../ui/usePageFocus.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { texts } from './texts.ts';

export type LoginPageProps = {
  /** Where to go once logged in. */
  destination: string;
  /** The user was here before, and the session ran out. */
  sessionEnded: boolean;
};

/** The way in. */
export const LoginPage = ({ destination, sessionEnded }: LoginPageProps) => {
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Once the address is another one, the tab no longer says that one is to log in.
  const leaving = useRouterState({ select: ({ location }) => location.pathname !== '/login' });
  usePageTitle(leaving ? '' : texts.title);
  usePageFocus(page, heading);
  return (
    <main ref={page} className={classes.page}>
      <div className={classes.sheet}>
        <div className={classes.column}>
          <div className={classes.brand}>
            <img src="/mark.svg" width={32} height={32} alt="" />
            {texts.brand}
          </div>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {texts.title}
          </h1>
          <p className={classes.purpose}>{texts.purpose}</p>
          <LoginForm destination={destination} sessionEnded={sessionEnded} />
        </div>
      </div>
      <div className={classes.picture}>
        <p className={classes.claim}>
          {texts.claim.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </main>
  );
};
