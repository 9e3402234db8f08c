import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { resourceQuery } from '../../domain/resource/resource.queries.ts';
import { CREATE, type Resource } from '../../domain/resource/resource.ts';
import { useCrumbName } from '../../shell/crumb-names.ts';

type OfRecordProps<Row extends { Id: number }, Rec extends { id: number }> = {
  resource: Resource<Row, Rec>;
  /** As it stands in the address. */
  id: string;
  children: (record: Rec | undefined) => ReactNode;
};

const LoadedRecord = <Row extends { Id: number }, Rec extends { id: number }>(props: OfRecordProps<Row, Rec>) => {
  const { resource, id, children } = props;
  const { data } = useSuspenseQuery(resourceQuery(resource, Number(id)));
  useCrumbName(resource.list.path, resource.name(data));
  return children(data);
};

const New = <Row extends { Id: number }, Rec extends { id: number }>(props: OfRecordProps<Row, Rec>) => {
  const { resource, children } = props;
  useCrumbName(resource.list.path, resource.texts.create);
  return children(undefined);
};

/** The screen of the record that an address names, or of a new one. */
export const OfRecord = <Row extends { Id: number }, Rec extends { id: number }>(props: OfRecordProps<Row, Rec>) =>
  props.id === CREATE ? <New {...props} /> : <LoadedRecord key={props.id} {...props} />;
