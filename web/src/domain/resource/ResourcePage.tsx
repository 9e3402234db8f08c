import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rememberedList } from '../../lib/list-memory.ts';
import { RemoveButton } from '../../ui/BusyButton.tsx';
import { WithAside } from '../../ui/Columns.tsx';
import type { Form } from '../../ui/form/FormStore.ts';
import { PageForm } from '../../ui/form/PageForm.tsx';
import { Page } from '../../ui/Page.tsx';
import { resourceQuery } from './resource.queries.ts';
import type { Resource } from './resource.ts';
import { useRemoval } from './useRemoval.ts';

export type ResourcePageProps<Row extends { Id: number }, Rec extends { id: number }, V extends object> = {
  resource: Resource<Row, Rec>;
  record: Rec | undefined;
  form: Form<V>;
  /** What is known of it beside its name, e.g. when it was made. */
  subtitle?: string | undefined;
  /** Stands beside the form where there is room, else below it, and is no part of what is saved. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The page of a resource: its name, its form, and the way to delete it. */
export const ResourcePage = <Row extends { Id: number }, Rec extends { id: number }, V extends object>({
  resource,
  record,
  form,
  subtitle,
  aside,
  children,
}: ResourcePageProps<Row, Rec, V>) => {
  const { texts, list } = resource;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useRemoval(resource);
  const title = record ? resource.name(record) : texts.create;

  const leave = async (gone: Rec) => {
    if (!(await remove(gone.id, resource.name(gone)))) return;
    form.discard();
    await navigate({ to: list.path, search: rememberedList(queryClient, list.path) });
    queryClient.removeQueries({ queryKey: resourceQuery(resource, gone.id).queryKey });
  };
  const fields = (
    <PageForm
      form={form}
      label={title}
      remove={record && <RemoveButton onClick={() => void leave(record)}>{texts.remove}</RemoveButton>}
    >
      {children}
    </PageForm>
  );
  return (
    <Page title={title} subtitle={subtitle} width={aside ? 'full' : 'form'}>
      {aside ? (
        <WithAside sticky aside={aside}>
          {fields}
        </WithAside>
      ) : (
        fields
      )}
    </Page>
  );
};
