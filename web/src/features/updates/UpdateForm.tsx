import { Box } from '@mantine/core';
import { type Update, updateFormSchema } from '@sponsorat/api';
import { lazy, Suspense } from 'react';
import { ResourcePage } from '../../domain/resource/ResourcePage.tsx';
import { useResourceForm } from '../../domain/resource/useResourceForm.ts';
import { dateTime } from '../../lib/formats.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { Card } from '../../ui/Section.tsx';
import { texts } from './texts.ts';
import { updates } from './updates.resource.ts';

// The editor is the heaviest part of the app: the rest of the form does not wait for it.
const RichTextField = lazy(() => import('./RichTextField.tsx'));

/** An update's form; without an update, that of a new one. */
export const UpdateForm = ({ update }: { update: Update | undefined }) => {
  const form = useResourceForm({ resource: updates, schema: updateFormSchema, record: update });
  const { field } = form;
  return (
    <ResourcePage
      resource={updates}
      record={update}
      form={form}
      subtitle={update && texts.created(dateTime(update.createDate))}
    >
      <Card>
        <FieldGrid>
          <WholeRow>
            <TextField field={field('title')} />
            <Suspense fallback={<Box id={field('description').id} mih={310} />}>
              <RichTextField field={field('description')} />
            </Suspense>
          </WholeRow>
        </FieldGrid>
      </Card>
    </ResourcePage>
  );
};
