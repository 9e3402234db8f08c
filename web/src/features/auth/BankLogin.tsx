import { Button, Divider, Stack, Text } from '@mantine/core';
import { api, type LoginOptions, type PasswordLogin } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { SessionEnded } from './SessionEnded.tsx';
import { texts } from './texts.ts';

/** How one can log in, as the server is set up. */
export const loginOptionsQuery = queryOptions({
  queryKey: ['login-options'],
  queryFn: ({ signal }) => call(api.auth.loginOptions, { signal, anonymous: true }),
  staleTime: 60_000,
});

type BankLoginProps = {
  /** The bank's account; without one there is nothing but the form. */
  account: LoginOptions['bankAccount'];
  destination: string;
  /** Who may log in with a password instead. */
  passwordLogin: PasswordLogin;
  sessionEnded: boolean;
  /** The form is shown from the start, whoever it is for. */
  isOpen: boolean;
  /** Where e-mail and password are typed. */
  children: ReactNode;
};

/** The way in by the bank's own account, which stands before the way by e-mail and password. */
export const BankLogin = ({ account, destination, passwordLogin, sessionEnded, isOpen, children }: BankLoginProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const [isFormOpen, openForm] = useState(isOpen || passwordLogin === 'on');
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  if (!account) return children;
  return (
    <Stack gap="lg">
      {sessionEnded && <SessionEnded />}
      <Button
        ref={link}
        component="a"
        href={`/login/oidc?redirect=${encodeURIComponent(destination)}`}
        size="md"
        fullWidth
      >
        {texts.withBank(account.name)}
      </Button>
      {passwordLogin !== 'off' && !isFormOpen && (
        <Button variant="subtle" size="md" fullWidth onClick={() => openForm(true)}>
          {texts.asAdmin}
        </Button>
      )}
      {passwordLogin !== 'off' && isFormOpen && (
        <>
          <Divider
            label={
              <Text span fz="sm" px={4}>
                {passwordLogin === 'admins' ? texts.orAdmin : texts.or}
              </Text>
            }
          />
          {children}
        </>
      )}
    </Stack>
  );
};
