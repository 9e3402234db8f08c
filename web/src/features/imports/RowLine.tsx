import { Button, Group, Text } from '@mantine/core';
import { type Import, importRowList, type ListedImportRow } from '@sponsorat/api';
import { useState } from 'react';
import { Row, RowError, RowWords } from '../../ui/Rows.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { CandidateNames, Doubt } from './Candidates.tsx';
import { CellsForm } from './CellsForm.tsx';
import { Changes, NewValues } from './Changes.tsx';
import type { RowDecision } from './choices.queries.ts';
import { texts } from './texts.ts';

const t = texts.rows;
const tones = { error: 'error', doubt: 'warning', create: 'positive', update: 'accent' } as Record<string, string>;

type RowLineProps = {
  one: Import;
  row: ListedImportRow;
  busy: boolean;
  onDecide: (decided: Omit<RowDecision, 'row'>) => void;
};

/** A row of the file: what will be done with it, why, and what somebody can decide of it. */
export const RowLine = ({ one, row, busy, onDecide }: RowLineProps) => {
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
    decided: Omit<RowDecision, 'row'>,
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
  const isMendable = isDecidable && action !== 'skip' && !isEdited;
  const mend = (values: Record<string, string>) => {
    setEdited(false);
    if (Object.keys(values).length > 0) onDecide({ action: null, values });
  };
  return (
    <Row>
      <RowWords>
        <Group gap="2px 10px" align="baseline">
          <strong>{name}</strong>
          <Text span fz="sm" data-tone={tones[state]} style={{ borderBottom: '2px solid var(--tone)' }}>
            {importRowList.filters.action.words[state]}
          </Text>
          {name !== t.row(at) && <Soft>{t.row(at)}</Soft>}
        </Group>
        {errors.map((error) => (
          <RowError key={error}>{error}</RowError>
        ))}
        {own.length > 0 && <CandidateNames lead={t.known} candidates={own} />}
        {isAlike && <CandidateNames lead={t.also} candidates={candidates} />}
        {action === 'update' && changes.length > 0 && <Changes changes={changes} />}
        {action === 'create' && <NewValues changes={changes} name={label} />}
        {action === null && candidates[0]?.takenBy !== at && <span>{t.doubt}</span>}
      </RowWords>
      {action === null && (
        <Doubt
          row={at}
          candidates={candidates}
          choose={({ id, name: other }) => act(t.update, { action: 'update', recordId: id }, 'default', other)}
        />
      )}
      {isDecidable && (
        <Group gap="6px 10px">
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
        </Group>
      )}
      {isEdited && <CellsForm one={one} row={row} onSave={mend} onCancel={() => setEdited(false)} />}
    </Row>
  );
};
