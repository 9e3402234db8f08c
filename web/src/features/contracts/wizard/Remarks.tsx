import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { percent } from '../../../lib/formats.ts';
import { contractsQuery } from '../../../lib/sponsorship-cache.ts';
import { Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { type Remark, remarksOf } from './remarks.rules.ts';
import { StepTextLink } from './StepLink.tsx';
import { texts } from './texts.ts';

const t = texts.remarks;

const inWords = (remark: Remark): string => {
  if (remark.kind === 'overlap') return t.overlap(remark.numbers.join(', '));
  if (remark.kind === 'shares') return t.shares(percent(remark.sum));
  if (remark.kind === 'rates') return remark.over ? t.ratesOver : t.ratesUnder;
  return t.products;
};

/** What may be meant, and is seen before the agreement is approved, each line leading to its step. */
export const Remarks = ({ contract }: { contract: Contract }) => {
  const all = useQuery(contractsQuery(contract.sponsorshipId)).data ?? [];
  const remarks = remarksOf(contract, all);
  if (remarks.length === 0) return null;
  return (
    <Notice tone="warning" title={t.title}>
      <NoticeLines>
        {remarks.map((remark) => (
          <li key={remark.kind}>
            <StepTextLink step={remark.step}>{inWords(remark)}</StepTextLink>
          </li>
        ))}
      </NoticeLines>
    </Notice>
  );
};
