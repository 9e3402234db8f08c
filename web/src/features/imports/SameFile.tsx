import { type Import, type ImportedAs, MOST_AWAITING } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { AsChoice } from './AsChoice.tsx';
import { useReadContracts, useStartImport } from './imports.queries.ts';
import { agreementsIn, keptFile } from './sheets.rules.ts';
import { texts } from './texts.ts';

const t = texts.done;

/** Reads the agreements that stand beside the clubs, or in another sheet, without choosing the file again where that can be. */
export const SameFile = ({ one }: { one: Import }) => {
  const { id, rows } = one;
  const [as, setAs] = useState<ImportedAs>(rows > MOST_AWAITING ? 'draft' : 'awaiting');
  const read = useReadContracts(id);
  const begin = useStartImport('contracts');
  const navigate = useNavigate();
  const where = agreementsIn(one);
  const file = keptFile(one);
  if (where === null) return null;
  const onSuccess = ({ id: made }: Import) =>
    void navigate({ to: '/import/$kind/$id', params: { kind: 'contracts', id: String(made) } });
  const isHere = where === 'here';
  if (!isHere && !file)
    return (
      <Section title={t.sameFile} subtitle={t.otherSheetGone(where.other)}>
        <LinkButton variant="light" to="/import/$kind" params={{ kind: 'contracts' }}>
          {t.chooseAgain}
        </LinkButton>
      </Section>
    );
  const start = () => {
    if (isHere) read.mutate(as, { onSuccess });
    else if (file) begin.mutate({ file, as, sheet: where.other }, { onSuccess });
  };
  const error = read.error ?? begin.error;
  return (
    <Section title={t.sameFile} subtitle={isHere ? t.sameFileHint : t.otherSheet(where.other)}>
      <AsChoice value={as} onChange={setAs} />
      <BusyButton variant="light" busy={read.isPending || begin.isPending} busyLabel={t.reading} onClick={start}>
        {t.readAs}
      </BusyButton>
      {error && <ErrorNotice error={error} title={t.readFailed} />}
    </Section>
  );
};
