import { Box, Button, Group } from '@mantine/core';
import type { RowChange } from '@sponsorat/api';
import { useState } from 'react';
import { Soft } from '../../ui/Soft.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';

const t = texts.rows;
const FEW = 3;

/** What a row changes of a record: before and after. */
export const Changes = ({ changes }: { changes: readonly RowChange[] }) => {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, FEW);
  const more = changes.length - shown.length;
  return (
    <>
      <Box component="ul" m="2px 0 0" pl={18} fz="sm">
        {shown.map(({ field, label, before, after }) => (
          <li key={field}>
            {label}: <span>{uiTexts.change(before ?? t.nothing, after ?? t.nothing)}</span>
          </li>
        ))}
      </Box>
      {more > 0 && (
        <Button
          style={{ alignSelf: 'flex-start' }}
          ml={-8}
          variant="subtle"
          size="compact-sm"
          onClick={() => setAll(true)}
        >
          {t.more(more)}
        </Button>
      )}
    </>
  );
};

/** What a new record has, in one line until all of it is asked for; its name stands above it. */
export const NewValues = ({ changes, name }: { changes: readonly RowChange[]; name: string }) => {
  const [all, setAll] = useState(false);
  const given = changes.filter(({ after }) => after !== null && after !== name && !name.startsWith(`${after} · `));
  const shown = all ? given : given.slice(0, FEW + 1);
  const more = given.length - shown.length;
  if (given.length === 0) return null;
  return (
    <Group gap="2px 6px" align="baseline">
      <Soft>{shown.map(({ label, after }) => t.given(label, after ?? '')).join(' · ')}</Soft>
      {more > 0 && (
        <Button variant="subtle" size="compact-xs" onClick={() => setAll(true)}>
          {t.moreFields(more)}
        </Button>
      )}
    </Group>
  );
};
