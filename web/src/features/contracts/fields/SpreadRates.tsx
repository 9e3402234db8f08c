import { Group, Input, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { kroner } from '../../../lib/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import type { AgreementForm } from './agreementValues.ts';
import { type Coverage, coveragesOf, toKroner } from './amounts.rules.ts';
import { evenRates } from './rates.rules.ts';
import { texts } from './texts.ts';

const t = texts.rates;
const MOST = 60;
const USUAL = '4';

const countOf = (text: string): number | undefined => {
  const count = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MOST ? count : undefined;
};

/** Makes equal rates at once, of what they are meant to pay. */
export const SpreadRates = ({ form, coverage }: { form: AgreementForm; coverage: Coverage }) => {
  const id = useId();
  const [text, setText] = useState(USUAL);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');

  const spread = () => {
    const count = countOf(text);
    const { startDate, endDate, rates, sponsorshipAmount } = form.get().values;
    const coverages = coveragesOf({ startDate, endDate, sponsorshipAmount });
    const total = coverages.choice ? coverages[coverage] : coverages.year;
    if (count === undefined || total === null) {
      setError(count === undefined ? t.badCount(MOST) : t.noAmount);
      return;
    }
    const inFirstYear = coverages.choice === true && coverage === 'year';
    const even = evenRates(total, count, { period: { startDate, endDate }, inFirstYear }, rates);
    // The first rate stays the first one, whatever it comes to: something may have been paid on it.
    const rows = even.map((rate, at) => ({ ...rate, id: rates[at]?.id ?? null }));
    form.set('rates', rows);
    setError(undefined);
    setSaid(t.spreadDone(count, kroner(toKroner(total))));
  };
  return (
    <Stack gap={8}>
      <Group gap={10}>
        <Text component="label" size="sm" fw={600} htmlFor={id}>
          {t.count}
        </Text>
        <TextInput
          id={id}
          w="3.875rem"
          styles={{ input: { textAlign: 'right' } }}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter belongs to these rates here, not to the form around them.
            event.preventDefault();
            spread();
          }}
        />
        <BusyButton variant="default" onClick={spread}>
          {t.spread}
        </BusyButton>
      </Group>
      {error && (
        <Input.Error id={`${id}-error`} maw="20rem" role="alert">
          {error}
        </Input.Error>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  );
};
