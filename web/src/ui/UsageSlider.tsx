import { Group, Slider, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { number } from '../lib/formats.ts';
import { parseNumber } from './parse/numberText.ts';
import { texts } from './texts.ts';

export type UsageSliderProps = {
  /** The number field's. */
  id: string;
  /** How much there is in all. */
  amount: number;
  /** How much is used as it was last saved, which "+2" and "-1" count from. */
  saved: number;
  /** How much is used. NaN, and what lies outside, is what was typed: say so before saving. */
  value: number;
  onChange: (value: number) => void;
  onBlur: () => void;
  /** What is counted, e.g. "billetter". */
  unit?: string | undefined;
  label?: string;
  error?: string | undefined;
};

const SIGNED = /^\s*[+−-]/;

/** What was typed as a number of used ones: "20" is twenty, "+2" two more than were saved, "-1" one less. */
const readUsed = (text: string, saved: number): number => {
  const typed = parseNumber(text) ?? Number.NaN;
  return SIGNED.test(text) ? saved + typed : typed;
};

type SumProps = Pick<UsageSliderProps, 'saved' | 'value' | 'amount' | 'unit'>;

/** What a save would change, or how to say it by its difference. */
const Sum = ({ saved, value, amount, unit = '' }: SumProps) => {
  const isChanged = Number.isFinite(value) && value !== saved;
  const of = texts.slider.ofAmount(number(amount), unit);
  return (
    <Text fz="sm" c="dimmed" mt={-8} className="tabular anywhere" role="status">
      {isChanged ? (
        <>
          <Text
            span
            inherit
            fw={600}
            c="var(--mantine-color-text)"
            aria-hidden
          >{`${texts.change(number(saved), number(value))} ${of}`}</Text>
          <VisuallyHidden>{`${texts.spokenChange(number(saved), number(value))} ${of}`}</VisuallyHidden>
        </>
      ) : (
        texts.slider.signs
      )}
    </Text>
  );
};

/**
 * How much of something is used: a slider from 0 to the amount, and a field below it that takes the number or its
 * difference, and is ready to be typed in when its dialog opens.
 */
export const UsageSlider = ({
  id,
  amount,
  saved,
  value,
  onChange,
  onBlur,
  unit = '',
  label = texts.slider.used,
  error,
}: UsageSliderProps) => {
  const [typed, setTyped] = useState<string>();
  // While no number is typed, the slider stays where it was.
  const [lastNumber, setLastNumber] = useState(saved);
  const isNumber = Number.isFinite(value);
  if (isNumber && value !== lastNumber) setLastNumber(value);
  const shown = Math.min(Math.max(isNumber ? value : lastNumber, 0), amount);
  const text = typed !== undefined && Object.is(readUsed(typed, saved), value) ? typed : number(value);
  return (
    <Stack gap="md">
      <Slider
        mt="xs"
        thumbLabel={label}
        thumbValueText={(at) => `${number(at)} ${texts.slider.ofAmount(number(amount), unit)}`}
        min={0}
        max={amount}
        step={1}
        label={null}
        value={shown}
        onChange={(next) => {
          setTyped(undefined);
          onChange(next);
        }}
      />
      <TextInput
        id={id}
        label={<VisuallyHidden>{unit ? `${label} (${unit})` : label}</VisuallyHidden>}
        styles={{
          label: { position: 'absolute' },
          wrapper: { flex: 'none', width: '5.75rem' },
          input: { textAlign: 'right' },
        }}
        inputMode="numeric"
        autoComplete="off"
        error={error}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(readUsed(event.currentTarget.value, saved));
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(undefined);
          onBlur();
        }}
        inputContainer={(input) => (
          <Group gap="xs" className="tabular">
            {input}
            <span className="anywhere">{texts.slider.ofAmount(number(amount), unit)}</span>
            {isNumber && (
              <Text span c="dimmed" ml="auto">
                {value > amount ? texts.slider.over(number(value - amount)) : texts.slider.left(number(amount - shown))}
              </Text>
            )}
          </Group>
        )}
        data-autofocus
      />
      <Sum saved={saved} value={value} amount={amount} unit={unit} />
    </Stack>
  );
};
