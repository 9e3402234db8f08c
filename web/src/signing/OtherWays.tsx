/** @jsxImportSource preact */
import type { PublicSigning } from '@sponsorat/api';
import { useState } from 'preact/hooks';
import type { Calls } from './calls.ts';
import { Field, Problem } from './Field.tsx';
import { texts } from './texts.ts';
import { useAct } from './useAct.ts';

type WayProps = { calls: Calls; onAnswered: (signing: PublicSigning) => void };

const CopyForm = ({ calls, onAnswered }: WayProps) => {
  const t = texts.paper;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [missing, setMissing] = useState<string>();
  const { act, isBusy, errorOf, problem } = useAct();
  const submit = (event: Event) => {
    event.preventDefault();
    if (files.length === 0) return setMissing(t.missing);
    void act(() => calls.upload(files), onAnswered);
  };
  return (
    <details>
      <summary>{t.title}</summary>
      <form onSubmit={submit} noValidate>
        <p>{t.hint}</p>
        <Field id="copy" label={t.choose} error={missing ?? errorOf('model')}>
          {(props) => (
            <input
              {...props}
              type="file"
              multiple
              accept="application/pdf,image/jpeg,image/png"
              onChange={(event) => {
                setFiles([...(event.currentTarget.files ?? [])]);
                setMissing(undefined);
              }}
            />
          )}
        </Field>
        <p role="status">{files.length > 0 && t.chosen(files.length)}</p>
        <Problem message={problem} />
        <button type="submit" aria-busy={isBusy}>
          {t.send}
        </button>
      </form>
    </details>
  );
};

const DeclineForm = ({ calls, onAnswered }: WayProps) => {
  const t = texts.decline;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const { act, isBusy, errorOf, problem } = useAct();
  const submit = (event: Event) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(t.missing);
    void act(() => calls.decline(reason), onAnswered);
  };
  return (
    <details>
      <summary>{t.title}</summary>
      <form onSubmit={submit} noValidate>
        <p>{t.hint}</p>
        <Field id="reason" label={t.reason} error={missing ?? errorOf('reason')}>
          {(props) => (
            <textarea
              {...props}
              rows={3}
              maxLength={1000}
              value={reason}
              onInput={(event) => {
                setReason(event.currentTarget.value);
                setMissing(undefined);
              }}
            />
          )}
        </Field>
        <Problem message={problem} />
        <button type="submit" aria-busy={isBusy}>
          {t.send}
        </button>
      </form>
    </details>
  );
};

/** What a club can do in place of signing here. */
export const OtherWays = (props: WayProps) => (
  <div class="others">
    <CopyForm {...props} />
    <DeclineForm {...props} />
  </div>
);
