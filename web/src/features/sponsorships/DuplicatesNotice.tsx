import { Box } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { cvrDigits, type Duplicate } from '@sponsorat/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { TextLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './SponsorshipForm.module.css';
import type { SponsorshipValues } from './SponsorshipForm.tsx';
import { duplicatesQuery } from './sponsorships.queries.ts';
import { texts } from './texts.ts';

const PAUSE = 300;
const t = texts.form.duplicates;

const DuplicateLine = ({ duplicate: { id, name, area, userName } }: { duplicate: Duplicate }) => (
  <li>
    {id === null ? (
      t.foreign
    ) : (
      <>
        <TextLink to="/sponsorships/$id" params={{ id: String(id) }}>
          {name}
        </TextLink>{' '}
        {t.own(area ?? '', userName ?? '')}
      </>
    )}
  </li>
);

/** Warns, while a new sponsorship is written, of those with the same name or CVR. It never stands in the way. */
export const DuplicatesNotice = ({ form }: { form: Form<SponsorshipValues> }) => {
  const name = useFormState(form, ({ values }) => String(values.name ?? '').trim());
  // Also while it stands as it was typed: the field takes blanks and "DK" away as it is left.
  const cvr = useFormState(form, ({ values }) => cvrDigits(String(values.cvr ?? '')));
  const [query] = useDebouncedValue(JSON.stringify({ name, cvr }), PAUSE);
  const duplicates = useQuery({ ...duplicatesQuery(JSON.parse(query)), placeholderData: keepPreviousData }).data;
  return (
    <div role="status" className={`screen-only ${classes.duplicates}`}>
      {duplicates && duplicates.length > 0 && (
        <Notice tone="warning" title={t.title(duplicates.length)}>
          <Box component="ul" m={0} pl={18}>
            {duplicates.map((duplicate) => (
              <DuplicateLine key={duplicate.id} duplicate={duplicate} />
            ))}
          </Box>
        </Notice>
      )}
    </div>
  );
};
