import { api, ownPasswordFormSchema } from '@sponsorat/api';
import { call } from '../../lib/client.ts';
import { PasswordField } from '../../ui/fields/TextField.tsx';
import type { Form } from '../../ui/form/FormStore.ts';
import { blankValues } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { texts } from './texts.ts';

const empty = blankValues(ownPasswordFormSchema);
type Values = typeof empty;

/** The form that changes one's own password. */
export const usePasswordForm = (onSaved: () => void | Promise<void>): Form<Values> =>
  useForm({
    schema: ownPasswordFormSchema,
    initial: empty,
    save: ({ current, password }) => call(api.profile.password, { body: { current, password } }),
    onSaved,
  });

/** The password that is known, and the new one twice. */
export const PasswordFields = ({ form: { field }, email }: { form: Form<Values>; email: string }) => (
  <>
    <PasswordField field={field('current')} autoComplete="current-password" />
    <PasswordField field={field('password')} help={texts.password.help} />
    <PasswordField field={field('repeated')} />
    {/* Tells the browser's password store whose password it is; last, so that the focus passes it by. */}
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  </>
);
