import { type Area, areaInputSchema } from '@sponsorat/api';
import { RecordPage } from '../../ui/entity/RecordPage.tsx';
import { useRecordForm } from '../../ui/entity/useRecordForm.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ZipCodeCity } from '../../ui/fields/ZipCodeCity.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { Card } from '../../ui/Section.tsx';
import { areas } from './areas.kind.ts';

type AreaValues = Omit<Area, 'id' | 'version'> & { id: number | null; version: number | null };
const fresh: AreaValues = { id: null, version: null, name: '', address: null, zipCode: null, city: null };

/** An area's form; without an area, that of a new one. */
export const AreaForm = ({ area }: { area: Area | undefined }) => {
  const form = useRecordForm({ kind: areas, schema: areaInputSchema, record: area, fresh });
  const { field } = form;
  return (
    <RecordPage kind={areas} record={area} form={form}>
      <Card>
        <FieldGrid>
          <WholeRow>
            <TextField field={field('name')} width="lg" />
          </WholeRow>
          <TextField field={field('address')} />
          <ZipCodeCity zipCode={field('zipCode')} city={field('city')} />
        </FieldGrid>
      </Card>
    </RecordPage>
  );
};
