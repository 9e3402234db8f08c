import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { percent } from '../../../lib/formats.ts';
import { Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { balanceOf, usualCoverage } from '../fields/amounts.rules.ts';
import { sumOfShares } from '../fields/shares.rules.ts';
import { overlapping } from '../status.rules.ts';
import { StepTextLink } from './StepLink.tsx';
import { PURPOSE_STEP } from './steps.rules.ts';
import { texts } from './texts.ts';

/** Something about a draft that may be meant, and should be seen before it is confirmed. */
type Remark =
  | { kind: 'overlap'; step: number; numbers: string[] }
  | { kind: 'shares'; step: number; sum: number }
  | { kind: 'rates'; step: number; over: boolean }
  | { kind: 'products'; step: number };

const WHOLE = 100;

/** What to look at in a draft before it is confirmed, in the order of the steps that it is about. */
export const remarksOf = (draft: Contract, all: readonly Contract[]): Remark[] => {
  const remarks: Remark[] = [];
  const approved = overlapping(draft, all);
  if (approved.length > 0)
    remarks.push({ kind: 'overlap', step: PURPOSE_STEP, numbers: approved.map(({ number }) => number) });
  const balance = draft.rates.length > 0 ? balanceOf(draft, usualCoverage(draft)) : null;
  if (balance && balance.difference !== 0n)
    remarks.push({ kind: 'rates', step: PURPOSE_STEP, over: balance.difference > 0n });
  const sum = sumOfShares(draft);
  if (sum !== null && sum !== WHOLE) remarks.push({ kind: 'shares', step: PURPOSE_STEP, sum });
  if (!draft.simple && !draft.products.some(({ selected }) => selected))
    remarks.push({ kind: 'products', step: PURPOSE_STEP + 1 });
  return remarks;
};

const t = texts.remarks;

const inWords = (remark: Remark): string => {
  if (remark.kind === 'overlap') return t.overlap(remark.numbers.join(', '));
  if (remark.kind === 'shares') return t.shares(percent(remark.sum));
  if (remark.kind === 'rates') return remark.over ? t.ratesOver : t.ratesUnder;
  return t.products;
};

/** What may be meant, and is seen before the agreement is confirmed, each line leading to its step. */
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
