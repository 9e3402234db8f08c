import type { CurrentUser } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUserQuery } from '../lib/session.ts';

type SignedInProps = Partial<CurrentUser> & { children: ReactNode };

/** What is shown to somebody who is logged in. */
export const SignedIn = ({ children, ...user }: SignedInProps) => {
  useQueryClient().setQueryData(currentUserQuery.queryKey, user as CurrentUser);
  return children;
};
