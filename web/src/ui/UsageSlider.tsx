import { Slider, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { number } from '../lib/formats.ts';
import { parseNumber } from './parse/numberText.ts';
import { texts } from './texts.ts';
import classes from './UsageSlider.module.css';

export type UsageSliderProps = {
  /** The number field's. */
  id: string;
  /** How much there is in all. */
  amount: number;
  /** How much is used. NaN, and what lies outside, is what was typed: say so before saving. */
  value: number;
  onChange: (value: number) => void;
  onBlur: () => void;
  /** What is counted, e.g. "billetter". */
  unit?: string | undefined;
  label?: string;
  error?: string | undefined;
  disabled?: boolean;
};

/** How much of something is used: a slider from 0 to the amount, and a field beside it for the exact number. */
export const UsageSlider = ({
  id,
  amount,
  value,
  onChange,
  onBlur,
  unit = '',
  label = texts.slider.used,
  error,
  disabled = false,
}: UsageSliderProps) => {
  const [typed, setTyped] = useState<string>();
  const shown = Number.isFinite(value) ? Math.min(Math.max(value, 0), amount) : 0;
  const text = typed !== undefined && Object.is(parseNumber(typed) ?? Number.NaN, value) ? typed : number(value);
  return (
    <div className={classes.root}>
      <Slider
        className={classes.slider ?? ''}
        thumbLabel={label}
        thumbValueText={(at) => `${number(at)} ${texts.slider.ofAmount(number(amount), unit)}`}
        min={0}
        max={amount}
        step={1}
        label={null}
        disabled={disabled}
        value={shown}
        onChange={(next) => {
          setTyped(undefined);
          onChange(next);
        }}
      />
      <TextInput
        id={id}
        label={<VisuallyHidden>{unit ? `${label} (${unit})` : label}</VisuallyHidden>}
        labelProps={{ className: classes.label ?? '' }}
        classNames={{ wrapper: classes.number ?? '' }}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        error={error}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(parseNumber(event.currentTarget.value) ?? Number.NaN);
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(undefined);
          onBlur();
        }}
        inputContainer={(input) => (
          <div className={classes.exact}>
            {input}
            <span>{texts.slider.ofAmount(number(amount), unit)}</span>
            <span className={classes.left} role="status">
              {texts.slider.left(number(amount - shown))}
            </span>
          </div>
        )}
      />
    </div>
  );
};
