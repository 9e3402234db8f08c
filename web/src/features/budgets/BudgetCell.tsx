import { ActionIcon, Group, TextInput } from '@mantine/core';
import type { BudgetRow } from '@sponsorat/api';
import { IconNote, IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError, errorWords } from '../../lib/client.ts';
import { formatAmount, mayBeThousands, parseAmount } from '../../ui/parse/numberText.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import type { BudgetPlace } from './BudgetForm.tsx';
import { useRemoveBudget, useSaveBudget } from './budgets.queries.ts';
import { texts } from './texts.ts';

const t = texts.settings;
/** As spreadsheets open the note of a cell. */
const NOTE_KEYS = 'Shift+F2';

type BudgetCellProps = {
  row: BudgetRow | undefined;
  place: Pick<BudgetPlace, 'areaId' | 'area' | 'year'>;
  onNote: (place: BudgetPlace) => void;
};

const wordsOf = (failure: unknown): string =>
  (failure instanceof ApiError && failure.fields?.amount) || errorWords(failure).message;

/** An area's budget of a year: what is typed is saved as the field is left or Enter is pressed, emptied it is removed. */
export const BudgetCell = ({ row, place, onNote }: BudgetCellProps) => {
  const { areaId, area, year } = place;
  const save = useSaveBudget();
  const remove = useRemoveBudget();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const before = row?.budget ?? null;
  const busy = save.isPending || remove.isPending;
  const store = async (amount: number | null): Promise<void> => {
    try {
      if (amount !== null) {
        const { id = null, version = null, note = null } = row ?? {};
        await save.mutateAsync({ id, version, areaId, year, amount, note });
      } else if (row?.id) await remove.mutateAsync(row.id);
      toast.success(amount === null ? t.removed(area, year) : t.saved(area, year));
      setTyped(undefined);
    } catch (failure) {
      setError(wordsOf(failure));
    }
  };
  const leave = () => {
    if (typed === undefined || busy) return;
    const amount = parseAmount(typed);
    if (Number.isNaN(amount)) setError(mayBeThousands(typed) ? uiTexts.money.thousands : t.notANumber);
    else if (amount === before) setTyped(undefined);
    else void store(amount);
  };
  const openNote = () => onNote({ ...place, row });
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <TextInput
        flex={1}
        aria-label={t.cell(area, year)}
        aria-keyshortcuts={NOTE_KEYS}
        aria-description={row?.note ? t.noted(row.note) : t.noteKeys}
        inputMode="decimal"
        autoComplete="off"
        styles={{ input: { textAlign: 'right' } }}
        classNames={{ input: 'tabular' }}
        value={typed ?? formatAmount(before)}
        readOnly={busy}
        // Said at once: the focus is in the next figure by then.
        error={error && <span role="alert">{error}</span>}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key === 'F2' && event.shiftKey) {
            event.preventDefault();
            openNote();
          }
          if (event.key === 'Escape') {
            setTyped(undefined);
            setError(undefined);
          }
        }}
      />
      {/* Tab leads from figure to figure: the keys open the note from there. */}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        tabIndex={-1}
        aria-label={t.note(area, year)}
        title={row?.note ?? t.noteKeys}
        onClick={openNote}
      >
        {row?.note ? (
          <IconNotes size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconNote size={18} stroke={1.4} aria-hidden />
        )}
      </ActionIcon>
    </Group>
  );
};
