import { type Import, type ImportedAs, MOST_AWAITING } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { AsChoice } from './AsChoice.tsx';
import { useReadAs } from './imports.queries.ts';
import { texts } from './texts.ts';

const t = texts.done;

/** Reads the agreements in a sheet of clubs, whose file is not chosen again. */
export const SameFile = ({ one: { id, rows } }: { one: Import }) => {
  const [as, setAs] = useState<ImportedAs>(rows > MOST_AWAITING ? 'draft' : 'awaiting');
  const read = useReadAs(id);
  const navigate = useNavigate();
  const start = () =>
    read.mutate(
      { kind: 'contracts', as },
      {
        onSuccess: ({ id: made }) =>
          void navigate({ to: '/import/$kind/$id', params: { kind: 'contracts', id: String(made) } }),
      },
    );
  return (
    <Section title={t.sameFile} subtitle={t.sameFileHint}>
      <AsChoice value={as} onChange={setAs} />
      <BusyButton variant="light" busy={read.isPending} busyLabel={t.reading} onClick={start}>
        {t.readAs}
      </BusyButton>
      {read.error && <ErrorNotice error={read.error} title={t.readFailed} />}
    </Section>
  );
};
