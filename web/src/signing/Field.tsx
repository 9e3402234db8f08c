/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** What an input is given, so that it is read with its help and its error. */
type InputProps = { id: string; 'aria-invalid': 'true' | 'false'; 'aria-describedby'?: string };

type FieldProps = {
  id: string;
  label: string;
  help?: string;
  error: string | undefined;
  children: (described: InputProps) => ComponentChildren;
};

/** A field under its label, with what to write and what is wrong, also for those who hear it. */
export const Field = ({ id, label, help, error, children }: FieldProps) => {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label class="strong" for={id}>
        {label}
      </label>
      {help && (
        <p class="soft" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? 'true' : 'false', ...(described && { 'aria-describedby': described }) })}
      {error && (
        <p class="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

/** What went wrong, where no field is to blame. */
export const Problem = ({ message }: { message: string | undefined }) =>
  message ? (
    <p class="error" role="alert">
      {message}
    </p>
  ) : null;
