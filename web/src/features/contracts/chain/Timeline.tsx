import { Box, Text } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import type { CSSProperties } from 'react';
import { today as todayNow } from '../../../lib/formats.ts';
import { useContractActions } from '../useContractActions.ts';
import { AgreementRow } from './AgreementRow.tsx';
import { type Bar, chainOf, type Gap, isRenewable, lengthInMonths } from './chain.rules.ts';
import classes from './Timeline.module.css';
import { texts } from './texts.ts';

const t = texts.line;
const note = { component: 'p', size: 'sm', c: 'var(--warning)' } as const;

const at = ({ left, width }: { left: number; width: number }): CSSProperties => ({
  insetInlineStart: `${left}%`,
  inlineSize: `${width}%`,
});

const Today = ({ left }: { left: number }) => (
  <span className={classes.today} style={{ insetInlineStart: `${left}%` }} />
);

const Period = ({ bar: { contract, overlap, ...place }, today }: { bar: Bar<Contract>; today: number }) => (
  <>
    {overlap && <Text {...note}>{t.overlap(overlap.days, overlap.with.number)}</Text>}
    <div className={classes.track} aria-hidden>
      <span
        className={classes.bar}
        style={at(place)}
        data-status={contract.status}
        data-active={contract.isActive || undefined}
      />
      {overlap && <span className={classes.overlap} style={at(overlap)} />}
      <Today left={today} />
    </div>
  </>
);

const GapRow = ({ gap, today }: { gap: Gap; today: number }) => (
  <li>
    <Text {...note}>{t.gap(lengthInMonths(gap.from, gap.until))}</Text>
    <div className={classes.track} aria-hidden>
      <span className={classes.gap} style={at(gap)} />
      <Today left={today} />
    </div>
  </li>
);

/** A year would else be cut off at the end of a phone's line. */
const hasRoom = ({ left }: { left: number }): boolean => left < 88;

const Axis = ({ today, years }: { today: number; years: readonly { year: string; left: number }[] }) => (
  <Box className={classes.axis ?? ''} h="2.25rem" fz="xs" c="var(--text-soft)" aria-hidden>
    {/* Under its mark, and at the ends within the line. */}
    <Box
      component="span"
      bottom={0}
      left={`${today}%`}
      fw={600}
      c="light-dark(var(--mantine-color-red-8), var(--mantine-color-red-3))"
      style={{ transform: `translateX(-${today}%)` }}
    >
      {t.today}
    </Box>
    {years.filter(hasRoom).map(({ year, left }) => (
      <Box component="span" key={year} top={0} left={`${left}%`} style={{ borderInlineStart: '1px solid var(--line)' }}>
        {year}
      </Box>
    ))}
  </Box>
);

/** A sponsorship's agreements, the newest first, each with its period on one line of time, and the gaps between them. */
export const Timeline = ({ sponsorshipId, contracts }: { sponsorshipId: number; contracts: readonly Contract[] }) => {
  const actions = useContractActions(sponsorshipId);
  const chain = chainOf(contracts, todayNow());
  const rowOf = (contract: Contract) => ({ contract, actions, isRenewable: isRenewable(contract, contracts) });
  const undated = contracts.filter(({ startDate, endDate }) => !startDate || !endDate);
  return (
    <>
      <ol className="rows" aria-label={t.title}>
        {undated.map((contract) => (
          <AgreementRow key={contract.id} {...rowOf(contract)} />
        ))}
        {chain?.rows.toReversed().map((row) =>
          row.kind === 'gap' ? (
            <GapRow key={`gap-${row.from}`} gap={row} today={chain.today} />
          ) : (
            <AgreementRow key={row.contract.id} {...rowOf(row.contract)}>
              <Period bar={row} today={chain.today} />
            </AgreementRow>
          ),
        )}
      </ol>
      {chain && <Axis today={chain.today} years={chain.years} />}
    </>
  );
};
