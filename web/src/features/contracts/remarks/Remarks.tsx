import { productTitle } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../domain/catalog.queries.ts';
import { contractsQuery, sponsorshipQuery } from '../../../domain/sponsorship.queries.ts';
import { percent } from '../../../lib/formats.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { toStep } from '../addresses.ts';
import { type Remark, type RemarkedDraft, remarksOf } from './remarks.rules.ts';
import { texts as t } from './texts.ts';

const MOST_NAMES = 3;

const inWords = (remark: Remark, nameOf: (productId: number) => string | undefined): string => {
  if (remark.kind === 'overlap') return t.overlap(remark.numbers.join(', '));
  if (remark.kind === 'shares') return t.shares(percent(remark.sum));
  if (remark.kind === 'rates') return remark.over ? t.ratesOver : t.ratesUnder;
  if (remark.kind === 'oneYear') return t.oneYear(remark.year, remark.from, remark.to);
  if (remark.kind === 'farRates') return t.farRates(remark.count, remark.from, remark.to);
  if (remark.kind === 'seasons') return t.seasons(remark.seasons.join(', '), remark.count, remark.from, remark.to);
  if (remark.kind === 'missingRates') return t.missingRates(remark.from);
  if (remark.kind === 'missingProducts') {
    const names = remark.ids.flatMap((id) => nameOf(id) ?? []).slice(0, MOST_NAMES);
    return t.missingProducts(remark.from, remark.ids.length, names.join(', '), names.length);
  }
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
  const shortName = useQuery(sponsorshipQuery(sponsorshipId)).data?.shortName;
  if (remarks.length === 0) return null;
  const nameOf = (productId: number) => {
    const product = products?.find(({ id }) => id === productId);
    return product && productTitle(product, shortName ?? '');
  };
  return (
    <Notice tone="warning" title={t.title}>
      <NoticeLines>
        {remarks.map((remark) => (
          <li key={remark.kind}>
            {linked ? <TextLink {...toStep(remark.step)}>{inWords(remark, nameOf)}</TextLink> : inWords(remark, nameOf)}
            {remark.kind === 'overlap' && t.latest}
          </li>
        ))}
      </NoticeLines>
    </Notice>
  );
};
