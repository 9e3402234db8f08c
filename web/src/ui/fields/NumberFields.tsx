import { Group, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useField } from '../form/formHooks.ts';
import { formatAmount, formatNumber, mayBeThousands, parseAmount, parseNumber } from '../parse/numberText.ts';
import { texts } from '../texts.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';

export type NumberFieldProps = FieldProps<number | null> & {
  /** Stands in the field, and is read aloud with the label. */
  unit?: string;
  /** Stands to the right of the field, and stays there when an error comes below. */
  beside?: ReactNode;
};

/** The room that a unit takes in a field, in pixels: one of many words leaves some for the number. */
export const unitWidth = (unit: string | undefined): number =>
  unit ? Math.min(92, Math.max(36, unit.length * 8 + 20)) : 0;

type FormattedProps = NumberFieldProps & {
  spokenUnit?: string;
  format: (value: number | null) => string;
  parse?: (text: string) => number | null;
  /** What is said of a text that is refused, where that helps more than the schema's words. */
  explain?: (text: string) => string | undefined;
  inputMode: 'decimal' | 'numeric';
};

/*
 * What is typed stands as it was typed while the field has the focus, and in the Danish form after. What is no
 * number stays, is NaN to the form, and is refused there in the schema's words.
 */
const FormattedField = ({
  unit,
  spokenUnit,
  format,
  parse = parseNumber,
  explain,
  inputMode,
  beside,
  ...props
}: FormattedProps) => {
  const { field } = props;
  const { value, error } = useField(field);
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && Object.is(parse(typed), value) ? typed : format(value);
  const given = inputProps(props, error && (explain?.(text) ?? error), spokenUnit ?? unit);
  return (
    <TextInput
      {...given}
      inputContainer={(input) =>
        beside ? (
          <Group gap="6px 8px" align="flex-start">
            {input}
            {beside}
          </Group>
        ) : (
          input
        )
      }
      classNames={{ input: 'tabular' }}
      inputMode={inputMode}
      autoComplete="off"
      rightSection={
        unit ? (
          <Text span inherit truncate aria-hidden>
            {unit}
          </Text>
        ) : null
      }
      rightSectionWidth={unitWidth(unit)}
      rightSectionPointerEvents="none"
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        field.set(parse(event.currentTarget.value));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        field.touch();
      }}
    />
  );
};

/** Kroner: 60000, 60.000 and 60.000,50 can all be typed. */
export const MoneyField = ({ unit = texts.money.unit, ...props }: NumberFieldProps) => (
  <FormattedField
    width="md"
    {...props}
    unit={unit}
    {...(unit === texts.money.unit ? { spokenUnit: texts.money.spoken } : {})}
    format={formatAmount}
    parse={parseAmount}
    explain={(text) => (mayBeThousands(text) ? texts.money.thousands : undefined)}
    inputMode="decimal"
  />
);

/** A share from 0 to 100. */
export const PercentField = (props: NumberFieldProps) => (
  <FormattedField
    width="sm"
    unit={texts.percent.unit}
    spokenUnit={texts.percent.spoken}
    {...props}
    format={formatNumber}
    inputMode="decimal"
  />
);

/** A number that may have decimals. */
export const DecimalField = (props: NumberFieldProps) => (
  <FormattedField width="sm" {...props} format={formatNumber} inputMode="decimal" />
);

/** A count, e.g. of tickets. */
export const WholeNumberField = (props: NumberFieldProps) => (
  <FormattedField width="sm" {...props} format={formatNumber} inputMode="numeric" />
);
