import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { Soft } from '../../../ui/Soft.tsx';
import { CopyStart } from './CopyStart.tsx';
import type { EmptyForm } from './submitInstead.ts';
import { TemplateStart } from './TemplateStart.tsx';
import { templateOptionsQuery } from './template.queries.ts';
import { texts } from './texts.ts';

const t = texts.start;
type Start = 'empty' | 'template' | 'copy';

type NewStartProps = {
  sponsorshipId: number;
  /** What stands above, with what is asked beside it: the form must begin as high as where nothing is asked. */
  header: (question: ReactNode) => ReactNode;
  /** The empty agreement, which says what its form is. */
  children: (form: EmptyForm) => ReactNode;
};

/**
 * What a new agreement begins with. The empty one stands ready, so that who wants it has nothing to choose; where there is
 * nothing else to begin with, nothing is asked.
 */
export const NewStart = ({ sponsorshipId, header, children }: NewStartProps) => {
  const templates = useQuery(templateOptionsQuery).data ?? [];
  const earlier = useQuery(contractsQuery(sponsorshipId)).data ?? [];
  const empty: EmptyForm = useRef(null);
  const [start, setStart] = useState<Start>('empty');
  const choices = [
    { value: 'empty', label: t.empty },
    ...(templates.length > 0 ? [{ value: 'template', label: t.template }] : []),
    ...(earlier.length > 0 ? [{ value: 'copy', label: t.copy }] : []),
  ];
  const question = choices.length > 1 && (
    <Group gap={10} wrap="nowrap">
      <Soft visibleFrom="xs" aria-hidden>
        {t.legend}
      </Soft>
      <NativeSelect
        aria-label={t.legend}
        size="xs"
        data={choices}
        value={start}
        onChange={({ currentTarget: { value } }) => setStart(value as Start)}
      />
    </Group>
  );
  return (
    <>
      {header(question)}
      {start === 'template' && (
        <TemplateStart sponsorshipId={sponsorshipId} templates={templates} earlier={earlier} empty={empty} />
      )}
      {start === 'copy' && <CopyStart sponsorshipId={sponsorshipId} earlier={earlier} empty={empty} />}
      {/* What was typed into it is there when it is chosen again. */}
      <div hidden={start !== 'empty'}>{children(empty)}</div>
    </>
  );
};
