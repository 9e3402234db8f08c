import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { contractsQuery } from '../../../lib/sponsorship-cache.ts';
import { Card } from '../../../ui/Section.tsx';
import { CopyStart } from './CopyStart.tsx';
import classes from './NewStart.module.css';
import { TemplateStart } from './TemplateStart.tsx';
import { templateOptionsQuery } from './template.queries.ts';
import { texts } from './texts.ts';

const t = texts.start;
type Start = 'empty' | 'template' | 'copy';

type NewStartProps = { sponsorshipId: number /** The empty agreement. */; children: ReactNode };

/**
 * What a new agreement begins with. The empty one stands ready, so that who wants it has nothing to choose; where there is
 * nothing else to begin with, nothing is asked.
 */
export const NewStart = ({ sponsorshipId, children }: NewStartProps) => {
  const templates = useQuery(templateOptionsQuery).data ?? [];
  const earlier = useQuery(contractsQuery(sponsorshipId)).data ?? [];
  const [start, setStart] = useState<Start>('empty');
  if (templates.length === 0 && earlier.length === 0) return children;
  return (
    <div className={classes.start}>
      <Card>
        <Radio.Group label={t.legend} value={start} onChange={(value) => setStart(value as Start)}>
          <div className={classes.choices}>
            <Radio value="empty" label={t.empty} />
            {templates.length > 0 && <Radio value="template" label={t.template} />}
            {earlier.length > 0 && <Radio value="copy" label={t.copy} />}
          </div>
        </Radio.Group>
      </Card>
      {start === 'template' && <TemplateStart sponsorshipId={sponsorshipId} templates={templates} earlier={earlier} />}
      {start === 'copy' && <CopyStart sponsorshipId={sponsorshipId} earlier={earlier} />}
      {/* What was typed into it is there when it is chosen again. */}
      <div hidden={start !== 'empty'}>{children}</div>
    </div>
  );
};
