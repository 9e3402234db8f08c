/** @jsxImportSource preact */
import type { PublicSigning } from '@sponsorat/api';
import { useState } from 'preact/hooks';
import type { Answer, Calls } from './calls.ts';
import { Field, Problem } from './Field.tsx';
import { texts } from './texts.ts';
import { useAct } from './useAct.ts';

type AnswerProps = { onAnswered: (signing: PublicSigning) => void };
type FormProps = AnswerProps & { calls: Calls };

type WayProps = AnswerProps &
  Pick<Parameters<typeof Field>[0], 'id' | 'children'> & {
    texts: { title: string; hint: string; label: string; missing: string; send: string };
    /** The field as the server calls it. */
    name: string;
    isMissing: boolean;
    send: () => Promise<Answer<PublicSigning>>;
  };

/** A form with one field, which is opened by whoever wants it. */
const Way = ({ id, texts: t, name, isMissing, send, onAnswered, children }: WayProps) => {
  const [isTried, setTried] = useState(false);
  const { act, isBusy, errorOf, problem } = useAct();
  const submit = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) void act(send, onAnswered);
  };
  return (
    <details>
      <summary>{t.title}</summary>
      <form class="inset" onSubmit={submit} noValidate>
        <p>{t.hint}</p>
        <Field id={id} label={t.label} error={isTried && isMissing ? t.missing : errorOf(name)}>
          {children}
        </Field>
        <Problem message={problem} />
        <button class="button" type="submit" aria-busy={isBusy}>
          {t.send}
        </button>
      </form>
    </details>
  );
};

const CopyForm = ({ calls, onAnswered }: FormProps) => {
  const t = texts.paper;
  const [files, setFiles] = useState<readonly File[]>([]);
  const way = { id: 'copy', name: 'model', texts: t, isMissing: files.length === 0, onAnswered };
  return (
    <Way {...way} send={() => calls.upload(files)}>
      {(props) => (
        <>
          <input
            {...props}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])}
          />
          {/* Of one, the browser itself says the name. */}
          <p class="soft" role="status">
            {files.length > 1 && files.map(({ name }) => name).join(', ')}
          </p>
        </>
      )}
    </Way>
  );
};

const DeclineForm = ({ calls, onAnswered }: FormProps) => {
  const [reason, setReason] = useState('');
  const way = { id: 'reason', name: 'reason', texts: texts.decline, isMissing: reason.trim() === '', onAnswered };
  return (
    <Way {...way} send={() => calls.decline(reason)}>
      {(props) => (
        <textarea
          {...props}
          class="input"
          rows={3}
          maxLength={1000}
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </Way>
  );
};

/** What a club can do in place of signing here. */
export const OtherWays = (props: FormProps) => (
  <div class="others">
    <CopyForm {...props} />
    <DeclineForm {...props} />
  </div>
);
