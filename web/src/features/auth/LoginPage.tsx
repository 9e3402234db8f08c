import { Box, Group, Text } from '@mantine/core';
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
          <Group gap={11} mb={{ base: 32, sm: 'clamp(40px, 9vh, 84px)' }} fz="lg" fw={680} lts="-0.012em">
            <img src="/mark.svg" width={32} height={32} alt="" />
            {texts.brand}
          </Group>
          <Text component="h1" ref={heading} tabIndex={-1} fz="1.875rem" fw={680} lts="-0.02em" lh={1.15}>
            {title}
          </Text>
          <Text c="dimmed" mt={8} mb={{ base: 24, sm: 32 }}>
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
        <Text
          c="#fff"
          fz={{ base: 'xl', sm: 'clamp(1.625rem, 1rem + 1.9vw, 2.75rem)' }}
          fw={660}
          lts="-0.022em"
          lh={1.14}
        >
          {texts.claim.map((line) => (
            <Box component="span" display="block" key={line}>
              {line}
            </Box>
          ))}
        </Text>
      </div>
    </main>
  );
};
