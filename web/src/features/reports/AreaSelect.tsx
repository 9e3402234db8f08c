import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '../../domain/catalog.queries.ts';
import { optionsOf } from '../../ui/fields/SelectField.tsx';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { texts } from './texts.ts';

type AreaSelectProps = { area: number | null; onArea: (area: number | undefined) => void };

/** The area that a report is of; all where none is chosen. */
export const AreaSelect = ({ area, onArea }: AreaSelectProps) => (
  <FilterSelect
    {...texts.area}
    options={optionsOf(useQuery(areasQuery).data)}
    value={area ?? undefined}
    onChange={onArea}
  />
);
