import { Group, Input, SegmentedControl, VisuallyHidden } from '@mantine/core';
import type { Field } from '../form/FormStore.ts';
import { useField } from '../form/formHooks.ts';
import { Soft } from '../Soft.tsx';
import { texts } from '../texts.ts';
import classes from './fields.module.css';

type MarksFieldProps = {
  field: Field<number | null>;
  /** What each mark means, from 1 on. */
  meanings: readonly string[];
};

const none = (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>{texts.select.none}</VisuallyHidden>
  </>
);

/** A mark as one of a row of buttons, with what it means beside it; none may be given. */
export const MarksField = ({ field, meanings }: MarksFieldProps) => {
  const { value, error } = useField(field);
  const marks = meanings.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }));
  return (
    <Input.Wrapper label={field.label} labelElement="div" error={error}>
      <Group gap="sm">
        <SegmentedControl
          classNames={{ label: classes.mark ?? '' }}
          // Nothing is answered: it is not filled as an answer is.
          styles={{ indicator: value === null ? { border: '1px solid var(--line)' } : {} }}
          id={field.id}
          aria-label={field.label}
          data={[{ value: '', label: none }, ...marks]}
          {...(value !== null && { color: 'var(--mantine-primary-color-filled)' })}
          value={value === null ? '' : String(value)}
          onChange={(next) => field.set(next === '' ? null : Number(next))}
        />
        {value !== null && <Soft>{meanings[value - 1]}</Soft>}
      </Group>
    </Input.Wrapper>
  );
};
