import { Text } from '@mantine/core';
import type { YearBudget } from '@sponsorat/api';
import { wholeKroner } from '../../lib/formats.ts';
import parts from '../../ui/PartsBar.module.css';
import { Section } from '../../ui/Section.tsx';
import classes from './budgets.module.css';
import { texts } from './texts.ts';

const t = texts.committed;

/** What signed agreements bind the bank to, year by year, a bar each. */
export const Committed = ({ years }: { years: YearBudget['committed'] }) => {
  const most = Math.max(...years.map(({ amount }) => amount)) || 1;
  return (
    <Section title={t.title} subtitle={t.subtitle}>
      <ol className={`plain ${classes.years}`}>
        {years.map(({ year, amount }) => (
          <li key={year}>
            <span className="tabular">{t.year(year)}</span>
            <svg className={`${parts.bar} ${classes.bar}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
              <rect data-part="strong" width={(100 * amount) / most} height={10} />
            </svg>
            <Text span inherit ta="end" className="amount">
              {wholeKroner(amount)}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
};
