import { api, messages, withLabel } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, useRouter } from '@tanstack/react-router';
import { ApiError, call, errorWords } from '../../lib/client.ts';
import { forgetSession } from '../../lib/session.ts';
import type { Form } from '../../ui/form/FormStore.ts';
import type { Checks } from '../../ui/form/form-options.ts';
import { useCheckedForm } from '../../ui/form/formHooks.ts';
import { texts } from './texts.ts';

export type Credentials = { email: string; password: string; remember: boolean };
export type Refusal = { title: string; message: string; waitUntil?: number };

const initial: Credentials = { email: '', password: '', remember: false };
const labels: Record<string, string> = { email: texts.email, password: texts.password, remember: texts.remember };

// The schema of the call asks the same. It stays out of the first page that a browser loads.
const checks: Checks<Credentials> = {
  label: (path) => labels[path] ?? '',
  isRequired: (path) => path !== 'remember',
  canBeEmpty: () => false,
  read: (values) => {
    const value = values as Credentials;
    // A password is what was typed, blanks and all.
    const given = { email: value.email.trim(), password: value.password };
    const missing = (['email', 'password'] as const).filter((key) => given[key] === '');
    if (missing.length === 0) return { ok: true, value };
    const fields = missing.map((key) => [key, withLabel(messages.required, checks.label(key))] as const);
    return { ok: false, fields: Object.fromEntries(fields) };
  },
};

/** What is said of a login that failed. */
export const refusalOf = (failure: unknown): Refusal => {
  if (failure instanceof LoginRefusal) return failure;
  if (failure instanceof ApiError && failure.status === 429 && failure.retryAfter !== undefined) {
    return { title: texts.tooMany, message: '', waitUntil: Date.now() + failure.retryAfter * 1000 };
  }
  const { error, message } = errorWords(failure);
  return { title: error, message };
};

/** A try that the server has judged: it was not right. */
export class LoginRefusal extends Error {
  readonly title: string;
  constructor(title: string, message: string) {
    super(message);
    this.title = title;
  }
}

// No such address, nothing with this number, or not for this user.
const isErrorPage = ({ routeId, status, error }: AnyRouteMatch): boolean =>
  routeId === '/$' || status === 'notFound' || (error instanceof ApiError && [403, 404].includes(error.status));

/** What follows a login: on to where the user was heading; home where that is an error page. */
export const useGoOn = (destination: string): (() => Promise<void>) => {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    forgetSession(queryClient);
    await router.navigate({ href: destination, replace: true });
    if (router.state.matches.some(isErrorPage)) await router.navigate({ to: '/', replace: true });
  };
};

/** Logs in and goes on, or says that a code is asked for. */
export const useLogin = (destination: string, onSecondStep: () => void): Form<Credentials> => {
  const goOn = useGoOn(destination);
  return useCheckedForm({
    checks: () => checks,
    initial,
    save: async (credentials) => {
      const { succeeded, secondFactor, message } = await call(api.auth.login, { body: credentials, anonymous: true });
      if (secondFactor) return onSecondStep();
      if (!succeeded) throw new LoginRefusal(texts.failed, `${message ?? texts.wrong} ${texts.forgotten}`);
      await goOn();
    },
  });
};
