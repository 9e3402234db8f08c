import { Button, Radio, TextInput, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { kroner } from '../../../lib/formats.ts';
import { useFormState } from '../../../ui/form/formHooks.ts';
import type { AgreementForm } from './agreementValues.ts';
import { amountOfPeriod, toKroner } from './amounts.rules.ts';
import classes from './RatesEditor.module.css';
import { evenRates, oreOf } from './rates.rules.ts';
import { texts as words } from './texts.ts';

const texts = words.rates;
const MOST = 60;
const USUAL = '4';

const countOf = (text: string): number | undefined => {
  const count = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MOST ? count : undefined;
};

/** Makes equal rates at once, of the whole period's amount or of a year's where that is another one. */
export const SpreadRates = ({ form }: { form: AgreementForm }) => {
  const id = useId();
  const [text, setText] = useState(USUAL);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [whole, setWhole] = useState(true);
  const annual = useFormState(form, ({ values }) => oreOf(values.sponsorshipAmount));
  const period = useFormState(form, ({ values }) => amountOfPeriod(values));
  const differ = annual !== null && period !== null && annual !== period;
  const total = differ && !whole ? annual : (period ?? annual);

  const spread = () => {
    const count = countOf(text);
    if (count === undefined || total === null) {
      setError(count === undefined ? texts.badCount(MOST) : texts.noAmount);
      return;
    }
    const { startDate, endDate, rates } = form.get().values;
    form.set('rates', evenRates(total, count, { startDate, endDate }, rates));
    setError(undefined);
    setSaid(texts.spreadDone(count, kroner(toKroner(total))));
  };
  return (
    <div className={classes.spread}>
      {differ && (
        <Radio.Group
          className={classes.which ?? ''}
          label={texts.whichAmount}
          labelProps={{ className: classes.hidden ?? '' }}
          value={whole ? 'period' : 'year'}
          onChange={(value) => setWhole(value === 'period')}
        >
          <div className={classes.choices}>
            <Radio value="period" label={texts.ofPeriod(kroner(toKroner(period)))} />
            <Radio value="year" label={texts.ofYear(kroner(toKroner(annual)))} />
          </div>
        </Radio.Group>
      )}
      <div className={classes.spreadRow}>
        <label className={classes.countLabel} htmlFor={id}>
          {texts.count}
        </label>
        <TextInput
          id={id}
          className={classes.count ?? ''}
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
        <Button variant="default" onClick={spread}>
          {texts.spread}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
};
