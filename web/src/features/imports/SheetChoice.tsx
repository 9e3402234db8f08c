import { Box } from '@mantine/core';
import type { Import } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { ListSelect } from '../../ui/fields/ListSelect.tsx';
import { ErrorNotice, Notice } from '../../ui/Notice.tsx';
import { useRemoveImport, useStartImport } from './imports.queries.ts';
import { keptClub, keptFile } from './sheets.rules.ts';
import { texts } from './texts.ts';

const t = texts.sheet;

/** Which sheet of a workbook with several was read; another one begins the import anew. */
export const SheetChoice = ({ one }: { one: Import }) => {
  const { id, kind, as, sheet, sheets } = one;
  const begin = useStartImport(kind);
  const remove = useRemoveImport();
  const navigate = useNavigate();
  const file = keptFile(one);
  const names = sheets.flatMap(({ name }) => (name === null ? [] : [name]));
  if (sheet === null || names.length < 2) return null;
  if (!file)
    return (
      <Box mb="md">
        <Notice tone="info">
          {t.read(
            sheet,
            names.filter((name) => name !== sheet),
          )}
        </Notice>
      </Box>
    );
  const choose = (name: string | null) => {
    if (name === null || name === sheet || begin.isPending) return;
    begin.mutate(
      { file, as: as ?? undefined, sheet: name, sponsorship: keptClub(one) },
      {
        onSuccess: async ({ id: made }) => {
          await navigate({ to: '/import/$kind/$id', params: { kind, id: String(made) }, replace: true });
          remove.mutate(id);
        },
      },
    );
  };
  return (
    <>
      <ListSelect
        mb="md"
        maw="20rem"
        label={t.label}
        description={t.hint}
        data={names}
        value={sheet}
        onChange={choose}
      />
      {begin.error && <ErrorNotice error={begin.error} title={t.failed} />}
    </>
  );
};
