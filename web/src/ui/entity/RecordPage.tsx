import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EntityForm } from '../form/EntityForm.tsx';
import type { EntityForm as Form } from '../form/useEntityForm.ts';
import { Page } from '../Page.tsx';
import { recordQuery } from './kind.queries.ts';
import type { Kind } from './kind.ts';
import { useRemoval } from './useRemoval.tsx';

export type RecordPageProps<Row extends { Id: number }, Rec extends { id: number }, V extends object> = {
  kind: Kind<Row, Rec>;
  record: Rec | undefined;
  form: Form<V>;
  width?: 'full' | 'form';
  children: ReactNode;
};

/** The page of a record: its name, its form, and the way to delete it. */
export const RecordPage = <Row extends { Id: number }, Rec extends { id: number }, V extends object>({
  kind,
  record,
  form,
  width = 'form',
  children,
}: RecordPageProps<Row, Rec, V>) => {
  const { words, paths } = kind;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { remove, refusal } = useRemoval(kind);
  const title = record ? kind.name(record) : words.create;

  const leave = async (gone: Rec) => {
    if (!(await remove(gone.id, kind.name(gone)))) return;
    form.discard();
    await navigate({ to: paths.list });
    queryClient.removeQueries({ queryKey: recordQuery(kind, gone.id).queryKey });
  };
  return (
    <Page title={title} width={width}>
      <EntityForm
        form={form}
        label={title}
        secondary={
          record && (
            <Button variant="subtle" color="gray" onClick={() => void leave(record)}>
              {words.remove}
            </Button>
          )
        }
      >
        {children}
      </EntityForm>
      {refusal}
    </Page>
  );
};
