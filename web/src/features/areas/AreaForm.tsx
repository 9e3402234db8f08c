import { type Area, areaInputSchema } from '@sponsorat/api';
import { ResourcePage } from '../../domain/resource/ResourcePage.tsx';
import { useResourceForm } from '../../domain/resource/useResourceForm.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ZipCodeCity } from '../../ui/fields/ZipCodeCity.tsx';
import { FieldGrid, HalfRow } from '../../ui/form/FieldGrid.tsx';
import { Card } from '../../ui/Section.tsx';
import { areas } from './areas.resource.ts';

/** An area's form; without an area, that of a new one. */
export const AreaForm = ({ area }: { area: Area | undefined }) => {
  const form = useResourceForm({ resource: areas, schema: areaInputSchema, record: area });
  const { field } = form;
  return (
    <ResourcePage resource={areas} record={area} form={form}>
      <Card>
        <FieldGrid>
          <HalfRow>
            <TextField field={field('name')} />
          </HalfRow>
          <TextField field={field('address')} />
          <ZipCodeCity zipCode={field('zipCode')} city={field('city')} />
          <HalfRow>
            <TextField field={field('costCenter')} />
          </HalfRow>
        </FieldGrid>
      </Card>
    </ResourcePage>
  );
};
