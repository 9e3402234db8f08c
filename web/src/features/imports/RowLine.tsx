import { Button } from '@mantine/core';
import type { ListedImportRow } from '@sponsorat/api';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Doubt, Known } from './Candidates.tsx';
import { CellsForm } from './CellsForm.tsx';
import { Changes, Given } from './Changes.tsx';
import classes from './imports.module.css';
import type { Decided } from './imports.queries.ts';
import { texts } from './texts.ts';

const t = texts.rows;

type RowLineProps = {
  row: ListedImportRow;
  /** The file's columns that go to a field. */
  headings: readonly string[];
  busy: boolean;
  onDecide: (decided: Omit<Decided, 'row'>) => void;
};

/** A row of the file: what will be done with it, why, and what somebody can decide of it. */
export const RowLine = ({ row, headings, busy, onDecide }: RowLineProps) => {
  const {
    Row: at,
    Label: label,
    Action: action,
    Decided: isDecided,
    RecordId: recordId,
    Candidates: candidates,
    Changes: changes,
    Errors: errors,
  } = row;
  const state = action ?? 'doubt';
  const name = label || t.row(at);
  const act = (
    said: string,
    decided: Omit<Decided, 'row'>,
    variant: 'default' | 'subtle' = 'default',
    other?: string,
  ) => (
    <Button
      variant={variant}
      size="compact-sm"
      aria-label={t.of(said, other ? t.with(other, name) : name)}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onDecide(decided)}
    >
      {said}
    </Button>
  );
  const own = candidates.filter(({ id }) => id === recordId);
  const isAlike = action !== null && own.length === 0 && candidates.length > 0;
  const isDecidable = action !== 'unchanged';
  const [isEdited, setEdited] = useState(false);
  const isMendable = isDecidable && action !== 'skip' && headings.length > 0 && !isEdited;
  const mend = (values: Record<string, string>) => {
    setEdited(false);
    if (Object.keys(values).length > 0) onDecide({ action: null, values });
  };
  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.said}>
        <span className={classes.name}>
          <strong>{name}</strong>
          <span className={classes.state} data-state={state}>
            {t.states[state]}
          </span>
          {name !== t.row(at) && <span className={classes.hint}>{t.row(at)}</span>}
        </span>
        {errors.map((error) => (
          <span key={error} className={classes.error}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            {error}
          </span>
        ))}
        {own.length > 0 && <Known lead={t.known} candidates={own} />}
        {isAlike && <Known lead={t.also} candidates={candidates} />}
        {action === 'update' && changes.length > 0 && <Changes changes={changes} />}
        {action === 'create' && <Given changes={changes} name={label} />}
        {action === null && <span>{t.doubt}</span>}
      </div>
      {action === null && (
        <Doubt
          candidates={candidates}
          choose={({ id, name: other }) => act(t.update, { action: 'update', recordId: id }, 'default', other)}
        />
      )}
      {isDecidable && (
        <span className={classes.ways}>
          {action === null && act(t.create, { action: 'create' })}
          {isMendable && (
            <Button
              variant={action === 'error' ? 'default' : 'subtle'}
              size="compact-sm"
              aria-label={t.of(texts.cells.edit, name)}
              onClick={() => setEdited(true)}
            >
              {texts.cells.edit}
            </Button>
          )}
          {isDecided ? act(t.undo, { action: null }) : act(t.skip, { action: 'skip' }, 'subtle')}
        </span>
      )}
      {isEdited && <CellsForm row={row} headings={headings} onSave={mend} onCancel={() => setEdited(false)} />}
    </li>
  );
};
