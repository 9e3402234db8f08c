import { productTitle } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { productCategoriesQuery, productsQuery } from '../../../domain/catalog.queries.ts';
import { contractsQuery, sponsorshipQuery } from '../../../domain/sponsorship.queries.ts';
import { percent } from '../../../lib/formats.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { toStep } from '../addresses.ts';
import { stepOfSection } from '../wizard/steps.rules.ts';
import { type Remark, type RemarkedDraft, remarksOf } from './remarks.rules.ts';
import { texts as t } from './texts.ts';

const MOST_NAMES = 3;

const inWords = (remark: Remark, names: readonly string[]): string => {
  if (remark.kind === 'overlap') return t.overlap(remark.numbers.join(', '));
  if (remark.kind === 'shares') return t.shares(percent(remark.sum));
  if (remark.kind === 'rates') return remark.over ? t.ratesOver : t.ratesUnder;
  if (remark.kind === 'oneYear') return t.oneYear(remark.year, remark.from, remark.to);
  if (remark.kind === 'farRates') return t.farRates(remark.count, remark.from, remark.to);
  if (remark.kind === 'seasons')
    return t.seasons(remark.ids.length, names, remark.seasons.join(', '), remark.from, remark.to);
  if (remark.kind === 'noRates') return t.noRates;
  if (remark.kind === 'missingRates') return t.missingRates(remark.from);
  if (remark.kind === 'missingProducts') return t.missingProducts(remark.ids.length, names, remark.from);
  return t.products;
};

type RemarksProps = {
  sponsorshipId: number;
  draft: RemarkedDraft;
  /** In the wizard each line leads to its step. */
  linked?: boolean;
};

/** What may be meant, and is seen before the agreement is confirmed. */
export const Remarks = ({ sponsorshipId, draft, linked = false }: RemarksProps) => {
  const remarks = remarksOf(draft, useQuery(contractsQuery(sponsorshipId)).data ?? []);
  const products = useQuery(productsQuery).data;
  const categories = useQuery(productCategoriesQuery).data;
  const shortName = useQuery(sponsorshipQuery(sponsorshipId)).data?.shortName;
  if (remarks.length === 0) return null;
  const shownOf = (remark: Remark) => {
    const about = 'ids' in remark ? remark.ids.flatMap((id) => products?.find((one) => one.id === id) ?? []) : [];
    const names = about.slice(0, MOST_NAMES).map((product) => productTitle(product, shortName ?? ''));
    const section = categories?.find(({ id }) => id === about[0]?.categoryId)?.section;
    return { words: inWords(remark, names), step: section ? stepOfSection(section) : remark.step };
  };
  return (
    <Notice tone="warning" title={t.title}>
      <NoticeLines>
        {remarks.map((remark) => {
          const { words, step } = shownOf(remark);
          return (
            <li key={remark.kind}>
              {linked ? <TextLink {...toStep(step)}>{words}</TextLink> : words}
              {remark.kind === 'overlap' && t.latest}
            </li>
          );
        })}
      </NoticeLines>
    </Notice>
  );
};
