import { Text } from '@mantine/core';
import { texts } from '../texts.ts';

const NEAR = 0.9;
const { charactersLeft, charactersOver } = texts.form;

/** Near the limit of a long text: how many characters are left, or too many. */
export const CharactersLeft = ({ length, max }: { length: number; max: number }) => {
  const left = max - length;
  const tone = left < 0 ? { c: 'var(--mantine-color-error)', fw: 600 } : { c: 'dimmed' };
  return (
    <Text component="div" fz="sm" ta="end" {...tone} className="tabular" role="status">
      {left < max * (1 - NEAR) && (left < 0 ? charactersOver(-left) : charactersLeft(left))}
    </Text>
  );
};
