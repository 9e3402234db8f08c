import { Button } from '@mantine/core';
import { oreToKroner, type RateRow, toOre } from '@sponsorat/api';
import { lazy, useState } from 'react';
import { kroner } from '../../lib/formats.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { TickedBar } from '../../ui/list/TickedBar.tsx';
import { texts } from './texts.ts';

const t = texts.many;

const RegisterManyForm = lazy(() =>
  import('./RegisterManyForm.tsx').then((module) => ({ default: module.RegisterManyForm })),
);

const sumOf = (rates: readonly RateRow[]): string =>
  kroner(oreToKroner(rates.reduce((sum, { Rest }) => sum + toOre(Rest), 0n)));

/** What can be done with the ticked rates: at the foot of the screen while there are some. */
export const TickedRates = ({ rates, onClear }: { rates: readonly RateRow[]; onClear: () => void }) => {
  // These stay, though they are no longer ticked once they are paid.
  const [chosen, setChosen] = useState<readonly RateRow[]>();
  const finish = () => {
    setChosen(undefined);
    onClear();
  };
  return (
    <>
      {rates.length > 0 && (
        <TickedBar label={t.bar} text={t.ticked(rates.length, sumOf(rates))} onClear={onClear}>
          <Button onClick={() => setChosen(rates)}>{t.register(rates.length)}</Button>
        </TickedBar>
      )}
      <FormDialog open={chosen} title={({ length }) => t.register(length)} onClose={() => setChosen(undefined)}>
        {(shown) => (
          <RegisterManyForm
            rates={shown}
            about={t.about(shown.length, sumOf(shown))}
            onDone={finish}
            onCancel={() => setChosen(undefined)}
          />
        )}
      </FormDialog>
    </>
  );
};
