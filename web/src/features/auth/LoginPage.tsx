import { Text } from '@mantine/core';
import type { LoginOptions } from '@sponsorat/api';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { usePageTitle } from '../../ui/documentTitle.ts';
import { usePageFocus } from '../../ui/usePageFocus.ts';
import { BankLogin } from './BankLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { texts } from './texts.ts';

// Most who come here need no code, and their page is to come fast.
const SecondStep = lazy(() => import('./SecondStep.tsx').then((module) => ({ default: module.SecondStep })));

export type LoginPageProps = {
  /** Where to go once logged in. */
  destination: string;
  /** The user was here before, and the session ran out. */
  sessionEnded: boolean;
  options: LoginOptions;
};

/** The way in: the bank's account, or the password and a code where the login has two steps. */
export const LoginPage = ({ destination, sessionEnded, options: { bankAccount, passwordLogin } }: LoginPageProps) => {
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Once the address is another one, the tab no longer says that one is to log in.
  const leaving = useRouterState({ select: ({ location }) => location.pathname !== '/login' });
  const [step, setStep] = useState<{ second: boolean; startOver?: string | undefined }>({ second: false });
  const { title, purpose } = step.second ? texts.secondStep : texts;
  usePageTitle(leaving ? '' : title);
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
            {title}
          </h1>
          <Text c="dimmed" className={classes.purpose ?? ''}>
            {purpose}
          </Text>
          {step.second ? (
            <Suspense>
              <SecondStep
                destination={destination}
                onStartOver={(startOver) => setStep({ second: false, startOver })}
              />
            </Suspense>
          ) : (
            <BankLogin
              account={bankAccount}
              destination={destination}
              passwordLogin={passwordLogin}
              sessionEnded={sessionEnded && step.startOver === undefined}
              isOpen={step.startOver !== undefined}
            >
              <LoginForm
                destination={destination}
                sessionEnded={!bankAccount && sessionEnded && step.startOver === undefined}
                startOver={step.startOver}
                onSecondStep={() => setStep({ second: true })}
              />
            </BankLogin>
          )}
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
