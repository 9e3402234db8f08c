import { Anchor } from '@mantine/core';
import type { FieldErrors } from '@sponsorat/api';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import { Notice, NoticeLines } from '../Notice.tsx';
import { texts } from '../texts.ts';
import { fieldId } from './FormStore.ts';

type Line = { path: string; message: string; target: string | undefined };

// A path without a field of its own (`rates.0`) leads to the nearest field around it.
const targetOf = (formId: string, path: string): string | undefined => {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const id = fieldId(formId, keys.slice(0, length).join('.'));
    if (document.getElementById(id)) return id;
  }
  return undefined;
};

/** Which row of a form a field is in: "rate 2" of "Beløb, rate 2", or what the group is called that it is in. */
const placeOf = (target: string): string | undefined => {
  const field = document.getElementById(target);
  const [, row] = (field instanceof HTMLInputElement && field.labels?.[0]?.textContent?.split(', ')) || [];
  const group = field?.closest('fieldset')?.getAttribute('aria-labelledby');
  return row ?? (group ? document.getElementById(group)?.textContent : undefined);
};

const IN_ROW = /\.\d+\./;

/** What is wrong in a row says in which. */
const withPlace = (line: Line): Line => {
  const place = IN_ROW.test(line.path) && line.target && placeOf(line.target);
  return place ? { ...line, message: `${line.message} (${place})` } : line;
};

const inOrder = (a: Line, b: Line): number => {
  const [left, right] = [a, b].map(({ target }) => (target ? document.getElementById(target) : null));
  if (!left || !right) return Number(!left) - Number(!right);
  return left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

const focusField = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  const field = document.getElementById(id);
  const focusable = field?.matches('input, textarea, select, button')
    ? field
    : // An editor has its buttons before its text.
      (field?.querySelector<HTMLElement>('[contenteditable="true"]') ??
      field?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button'));
  focusable?.focus({ preventScroll: true });
  (focusable ?? field)?.scrollIntoView({ block: 'center' });
};

type ErrorSummaryProps = { formId: string; errors: FieldErrors; ref: Ref<HTMLDivElement> };

/** What is wrong, above the form: a line a field, in the words that stand under it, leading to it. */
export const ErrorSummary = ({ formId, errors, ref }: ErrorSummaryProps) => {
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    const targets = Object.entries(errors).map(([path, message]) => ({
      path,
      message,
      target: targetOf(formId, path),
    }));
    setLines(targets.sort(inOrder).map(withPlace));
  }, [errors, formId]);
  return (
    <Notice ref={ref} tone="error" title={texts.form.summary}>
      <NoticeLines>
        {lines.map(({ path, message, target }) => (
          <li key={path}>
            {target ? (
              <Anchor href={`#${target}`} onClick={(event) => focusField(event, target)}>
                {message}
              </Anchor>
            ) : (
              message
            )}
          </li>
        ))}
      </NoticeLines>
    </Notice>
  );
};
