/** @jsxImportSource preact */
import type { PublicSigning } from '@sponsorat/api';
import { useRef, useState } from 'preact/hooks';
import type { Calls } from './calls.ts';
import { Field, Problem } from './Field.tsx';
import { texts } from './texts.ts';
import { focusFirstError, useAct } from './useAct.ts';

type SignFormProps = { signing: PublicSigning; calls: Calls; onSigned: (signing: PublicSigning) => void };
type Errors = Partial<Record<'name' | 'title' | 'accept' | 'code', string>>;

/** Who signs, as what, and the code by which they prove it. */
export const SignForm = ({ signing, calls, onSigned }: SignFormProps) => {
  const { email } = signing.signer;
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState({ name: signing.signer.name, title: '', accept: false, code: '' });
  const [missing, setMissing] = useState<Errors>({});
  const [isSent, setSent] = useState(false);
  const sending = useAct();
  const signs = useAct();
  const set = (changed: Partial<typeof values>) => {
    setValues({ ...values, ...changed });
    setMissing({});
  };

  const check = (withCode: boolean): boolean => {
    const errors: Errors = {
      ...(values.name.trim() === '' && { name: texts.sign.missingName }),
      ...(values.title.trim() === '' && { title: texts.sign.missingRole }),
      ...(!values.accept && { accept: texts.sign.missingAccept }),
      ...(withCode && !/^\d{6}$/.test(values.code.trim()) && { code: texts.confirm.missing }),
    };
    setMissing(errors);
    const isRight = Object.keys(errors).length === 0;
    if (!isRight && form.current) focusFirstError(form.current);
    return isRight;
  };
  const send = () =>
    sending.act(calls.code, () => {
      setSent(true);
      setValues((before) => ({ ...before, code: '' }));
      requestAnimationFrame(() => code.current?.focus());
    });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!check(isSent)) return;
    if (!isSent) return send();
    await signs.act(() => calls.sign({ ...values, code: values.code.trim() }), onSigned);
    if (form.current) focusFirstError(form.current);
  };
  const errorOf = (field: keyof Errors) => missing[field] ?? signs.errorOf(field);

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <section class="step" aria-labelledby="sign-title">
        <h2 id="sign-title">{texts.sign.title}</h2>
        <Field id="name" label={texts.sign.name} error={errorOf('name')}>
          {(props) => (
            <input
              {...props}
              class="input"
              autocomplete="name"
              maxLength={200}
              value={values.name}
              onInput={(event) => set({ name: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field id="title" label={texts.sign.role} help={texts.sign.roleHelp} error={errorOf('title')}>
          {(props) => (
            <input
              {...props}
              class="input"
              autocomplete="organization-title"
              maxLength={200}
              value={values.title}
              onInput={(event) => set({ title: event.currentTarget.value })}
            />
          )}
        </Field>
        <div class="field">
          <label class="tick">
            <input
              type="checkbox"
              checked={values.accept}
              aria-invalid={errorOf('accept') ? 'true' : 'false'}
              {...(errorOf('accept') && { 'aria-describedby': 'accept-error' })}
              onChange={(event) => set({ accept: event.currentTarget.checked })}
            />
            <span>{texts.sign.accept(signing.club)}</span>
          </label>
          {errorOf('accept') && (
            <p class="error" id="accept-error" role="alert">
              {errorOf('accept')}
            </p>
          )}
        </div>
      </section>
      <section class="step" aria-labelledby="confirm-title">
        <h2 id="confirm-title">{texts.confirm.title}</h2>
        <p role="status">{isSent ? texts.confirm.sent(email) : texts.confirm.hint(email)}</p>
        {isSent && (
          <Field id="code" label={texts.confirm.code} error={errorOf('code')}>
            {(props) => (
              <input
                {...props}
                ref={code}
                class="input code"
                inputMode="numeric"
                autocomplete="one-time-code"
                maxLength={6}
                value={values.code}
                onInput={(event) => set({ code: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
        <Problem message={signs.problem ?? sending.problem} />
        <p class="soft">{texts.confirm.law}</p>
        <div class="buttons">
          <button class="button primary" type="submit" aria-busy={signs.isBusy || (!isSent && sending.isBusy)}>
            {isSent ? texts.confirm.sign : texts.confirm.send}
          </button>
          {isSent && (
            <button class="button quiet" type="button" aria-busy={sending.isBusy} onClick={() => void send()}>
              {texts.confirm.again}
            </button>
          )}
        </div>
      </section>
    </form>
  );
};
