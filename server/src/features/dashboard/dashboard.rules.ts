import { type CategoryCount, CHARTED_CATEGORIES, oreToKroner, toOre } from '@sponsorat/api';

/** What the chart shows of counts that stand with the largest first. */
export const chartOf = (categories: readonly CategoryCount[]): CategoryCount[] => {
  const others = categories.slice(CHARTED_CATEGORIES);
  if (others.length === 0) return [...categories];
  const count = others.reduce((total, category) => total + category.count, 0);
  const ore = others.reduce((total, { sum }) => total + toOre(sum), 0n);
  return [...categories.slice(0, CHARTED_CATEGORIES), { name: 'Øvrige', count, sum: oreToKroner(ore) }];
};

type ApprovedSponsorship = { id: number; approvedAt: number | null; approvedContractId: number | null };

const byApproval = (one: ApprovedSponsorship, other: ApprovedSponsorship): number =>
  (other.approvedAt ?? 0) - (one.approvedAt ?? 0) || (other.approvedContractId ?? 0) - (one.approvedContractId ?? 0);

/** The ids of the sponsorships in which something was approved last, so many of them. */
export const lastApproved = (sponsorships: Iterable<ApprovedSponsorship>, count: number): number[] => {
  let last: ApprovedSponsorship[] = [];
  for (const each of sponsorships) {
    const least = last[count - 1];
    if (each.approvedAt === null || (least && byApproval(least, each) < 0)) continue;
    last = [...last, each].sort(byApproval).slice(0, count);
  }
  return last.map(({ id }) => id);
};
