import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Block } from '../../ui/Block.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { grantQuery } from './grants.queries.ts';
import { texts } from './texts.ts';

const DecideForm = lazy(() => import('./DecideForm.tsx').then((module) => ({ default: module.DecideForm })));

type ContentProps = { id: number; onClose: () => void };
const Content = ({ id, onClose }: ContentProps) => (
  <Block query={useQuery(grantQuery(id))}>{(grant) => <DecideForm grant={grant} onClose={onClose} />}</Block>
);

/** Asks for the answer to a wish, by its grant's id. */
export const DecideDialog = ({ id, onClose }: { id: number | undefined; onClose: () => void }) => (
  <FormDialog open={id} title={texts.decide.title} onClose={onClose}>
    {(grant) => <Content id={grant} onClose={onClose} />}
  </FormDialog>
);
