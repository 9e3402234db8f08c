import { Group, Text, Title } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { type CSSProperties, useId } from 'react';
import { longDate, period, today as todayNow } from '../../../lib/formats.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import { StatusBadges } from '../StatusBadges.tsx';
import { type Bar, chainOf, type Gap, lengthInMonths } from './chain.rules.ts';
import classes from './Timeline.module.css';
import { texts } from './texts.ts';

const t = texts.line;
const note = { span: true, size: 'sm', c: 'var(--late)' } as const;

const at = ({ left, width }: { left: number; width: number }): CSSProperties => ({
  insetInlineStart: `${left}%`,
  inlineSize: `${width}%`,
});

const Today = ({ left }: { left: number }) => (
  <span className={classes.today} style={{ insetInlineStart: `${left}%` }} />
);

type AgreementRowProps = { bar: Bar<Contract>; today: number };
const AgreementRow = ({ bar: { contract, overlap, ...place }, today }: AgreementRowProps) => {
  const { id, number, sponsorshipId, startDate, endDate, status, isActive } = contract;
  return (
    <li className={classes.row}>
      <Group className="tabular" gap="2px 10px" fz="sm">
        <TextLink to="/sponsorships/$id/$contract" params={{ id: String(sponsorshipId), contract: String(id) }}>
          {number}
        </TextLink>
        <Soft>{period(startDate, endDate, longDate)}</Soft>
        <StatusBadges contract={contract} />
        {overlap && <Text {...note}>{t.overlap(overlap.days, overlap.with.number)}</Text>}
      </Group>
      <div className={classes.track} aria-hidden>
        <span className={classes.bar} style={at(place)} data-status={status} data-active={isActive || undefined} />
        {overlap && <span className={classes.overlap} style={at(overlap)} />}
        <Today left={today} />
      </div>
    </li>
  );
};

const GapRow = ({ gap, today }: { gap: Gap; today: number }) => (
  <li className={classes.row}>
    <Group className="tabular" gap="2px 10px" fz="sm">
      <Text {...note}>{t.gap(lengthInMonths(gap.from, gap.until))}</Text>
    </Group>
    <div className={classes.track} aria-hidden>
      <span className={classes.gap} style={at(gap)} />
      <Today left={today} />
    </div>
  </li>
);

/** A year would else be cut off at the end of a phone's line. */
const hasRoom = ({ left }: { left: number }): boolean => left < 88;

const isWorthALine = (all: readonly Contract[]): boolean =>
  all.filter(({ startDate, endDate }) => startDate && endDate).length > 1;

/** A sponsorship's agreements on a line of time, with the gaps between them; nothing where there is but one. */
export const Timeline = ({ contracts }: { contracts: readonly Contract[] }) => {
  const id = useId();
  const chain = isWorthALine(contracts) ? chainOf(contracts, todayNow()) : null;
  if (!chain) return null;
  return (
    <section className={classes.timeline} aria-labelledby={id}>
      <Title order={3} id={id} mb={8}>
        {t.title}
      </Title>
      <div>
        <div className={classes.axis} aria-hidden>
          <span
            className={classes.todayWord}
            style={{ insetInlineStart: `${chain.today}%` }}
            data-late={chain.today > 50 || undefined}
          >
            {t.today}
          </span>
          {chain.years.filter(hasRoom).map(({ year, left }) => (
            <span key={year} className={classes.year} style={{ insetInlineStart: `${left}%` }}>
              {year}
            </span>
          ))}
        </div>
        <ol className={`plain ${classes.rows}`} style={{ '--today': chain.today / 100 } as CSSProperties}>
          {chain.rows.map((row) =>
            row.kind === 'gap' ? (
              <GapRow key={`gap-${row.from}`} gap={row} today={chain.today} />
            ) : (
              <AgreementRow key={row.contract.id} bar={row} today={chain.today} />
            ),
          )}
        </ol>
      </div>
    </section>
  );
};
