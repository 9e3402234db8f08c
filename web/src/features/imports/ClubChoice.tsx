import { useQuery } from '@tanstack/react-query';
import { ClubSelect } from '../../domain/ClubSelect.tsx';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { texts } from './texts.ts';

const t = texts.club;

type ClubChoiceProps = { value: number | null; onChange: (id: number | null) => void };

/** Which club a file is of that does not say so itself: a calendar, or a sheet that a club has sent. */
export const ClubChoice = ({ value, onChange }: ClubChoiceProps) => {
  const { data } = useQuery({ ...sponsorshipQuery(value ?? 0), enabled: value !== null, meta: { inline: true } });
  return (
    <ClubSelect
      mb="md"
      maw="26rem"
      label={t.label}
      description={t.hint}
      known={data && { id: data.id, name: data.name }}
      value={value}
      onChange={onChange}
      clearable
    />
  );
};
