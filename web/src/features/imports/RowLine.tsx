import { Button } from '@mantine/core';
import type { ListedImportRow, RowChange } from '@sponsorat/api';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { texts as uiTexts } from '../../ui/texts.ts';
import classes from './imports.module.css';
import type { Decided } from './imports.queries.ts';
import { texts } from './texts.ts';

const t = texts.rows;
const FEW = 3;

const Change = ({ change: { label, before, after } }: { change: RowChange }) => (
  <li>
    {label}: <span>{uiTexts.change(before ?? t.nothing, after ?? t.nothing)}</span>
  </li>
);

const Changes = ({ changes }: { changes: readonly RowChange[] }) => {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, FEW);
  const more = changes.length - shown.length;
  return (
    <>
      <ul className={classes.changes}>
        {shown.map((change) => (
          <Change key={change.field} change={change} />
        ))}
      </ul>
      {more > 0 && (
        <Button className={classes.more ?? ''} variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t.more(more)}
        </Button>
      )}
    </>
  );
};

type RowLineProps = {
  row: ListedImportRow;
  busy: boolean;
  onDecide: (decided: Omit<Decided, 'row'>) => void;
};

/** A row of the file: what will be done with it, why, and what somebody can decide of it. */
export const RowLine = ({ row, busy, onDecide }: RowLineProps) => {
  const {
    Row: at,
    Label: label,
    Action: action,
    Decided: isDecided,
    Candidates: candidates,
    Changes: changes,
    Errors: errors,
  } = row;
  const state = action ?? 'doubt';
  const name = label || t.row(at);
  const act = (said: string, decided: Omit<Decided, 'row'>, variant: 'light' | 'default' | 'subtle' = 'default') => (
    <Button
      key={said}
      variant={variant}
      size="compact-sm"
      aria-label={t.of(said, name)}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onDecide(decided)}
    >
      {said}
    </Button>
  );
  const known = candidates.map(({ name: other, why }) => `${other} (${t.why(why)})`);
  const isDecidable = action !== 'unchanged';
  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.said}>
        <span className={classes.name}>
          <strong>{name}</strong>
          <span className={classes.state} data-state={state}>
            {t.states[state]}
          </span>
          <span className={classes.hint}>{t.row(at)}</span>
        </span>
        {errors.map((error) => (
          <span key={error} className={classes.error}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            {error}
          </span>
        ))}
        {candidates.length > 0 && (
          <span className={classes.hint}>
            {action === null && t.doubt(known)}
            {action === 'update' && t.known(known)}
            {action !== null && action !== 'update' && t.hint(candidates.map(({ name: other }) => other))}
          </span>
        )}
        {action === 'update' && changes.length > 0 && <Changes changes={changes} />}
      </div>
      {isDecidable && (
        <span className={classes.ways}>
          {action === null &&
            candidates.map(({ id, name: other }) => act(t.update(other), { action: 'update', recordId: id }, 'light'))}
          {action === null && act(t.create, { action: 'create' })}
          {isDecided ? act(t.undo, { action: null }) : act(t.skip, { action: 'skip' }, 'subtle')}
        </span>
      )}
    </li>
  );
};
