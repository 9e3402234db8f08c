import { Text } from '@mantine/core';
import type { YearBudget } from '@sponsorat/api';
import { kroner } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts } from './texts.ts';

const t = texts.mismatched;

/** Agreements whose rates come to another total than they do; nothing where there are none. */
export const Mismatched = ({ agreements }: { agreements: YearBudget['mismatched'] }) =>
  agreements.length > 0 && (
    <Section title={t.title} subtitle={t.subtitle}>
      <ul className="rows">
        {agreements.map(({ contractId, number, name, amount, rates }) => (
          <li key={contractId}>
            <TextLink to="/sponsorships" search={{ search: number }}>
              {name} · {number}
            </TextLink>
            <Text fz="sm" c="dimmed">
              {t.row(kroner(amount), kroner(rates))}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
