import { api, messages, withLabel } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError, call, errorWords } from '../../lib/client.ts';
import { forgetSession } from '../../lib/session.ts';
import { texts } from './texts.ts';

export type Credentials = { email: string; password: string; remember: boolean };
export type Refusal = { title: string; message: string; waitUntil?: number };
type FieldErrors = { email?: string; password?: string };

const missing = ({ email, password }: Credentials): FieldErrors => ({
  ...(email.trim() ? {} : { email: withLabel(messages.required, texts.email) }),
  ...(password ? {} : { password: withLabel(messages.required, texts.password) }),
});

const refusalOf = (failure: unknown): Refusal => {
  const { error, message } = errorWords(failure);
  if (failure instanceof ApiError && failure.status === 429 && failure.retryAfter !== undefined) {
    return { title: texts.tooMany, message: '', waitUntil: Date.now() + failure.retryAfter * 1000 };
  }
  return { title: error, message };
};

// No such address, nothing with this number, or not for this user.
const isErrorPage = ({ routeId, status, error }: AnyRouteMatch): boolean =>
  routeId === '/$' || status === 'notFound' || (error instanceof ApiError && [403, 404].includes(error.status));

/** Logs in, and goes on to where the user was heading; home where that is an error page. */
export const useLogin = (destination: string) => {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const underWay = useRef(false);

  /** Answers the first field that is to be mended, where there is one. */
  const login = async (credentials: Credentials): Promise<keyof FieldErrors | undefined> => {
    if (underWay.current) return undefined;
    const errors = missing(credentials);
    setFields(errors);
    setRefusal(undefined);
    if (errors.email || errors.password) return errors.email ? 'email' : 'password';

    underWay.current = true;
    setBusy(true);
    try {
      const { succeeded, message } = await call(api.auth.login, { body: credentials, anonymous: true });
      if (succeeded) {
        forgetSession(queryClient);
        await router.navigate({ href: destination, replace: true });
        if (router.state.matches.some(isErrorPage)) await router.navigate({ to: '/', replace: true });
      } else {
        setRefusal({ title: texts.failed, message: message ?? texts.wrong });
      }
    } catch (failure) {
      setRefusal(refusalOf(failure));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
    return undefined;
  };
  return { login, busy, fields, refusal };
};
