import { Anchor, Text } from '@mantine/core';
import { figureText, type Report, type ReportChange, type ReportKind } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { dateTime } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Row, Rows, RowWords } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { keptReportsQuery } from './reports.queries.ts';
import { hasChanged } from './reports.rules.ts';
import { texts } from './texts.ts';

const t = texts.kept;
/** So many agreements are named. */
const NAMED = 5;

/** What the agreements that have changed come to. */
const sumOf = (changes: readonly ReportChange[]): number =>
  changes.reduce((ore, { difference }) => ore + Math.round(difference * 100), 0) / 100;

/** What has changed since the report was kept: by how much, because of which agreements, and which figures. */
export const Changes = ({ kept }: { kept: Report['kept'] }) => {
  if (!kept) return null;
  const { at, changes, figures } = kept;
  if (!hasChanged(kept)) return <Notice tone="info">{t.unchanged(at)}</Notice>;
  return (
    <Notice tone="warning">
      <strong>{changes.length > 0 ? t.changed(sumOf(changes), at) : t.unchanged(at)}</strong>{' '}
      {changes.slice(0, NAMED).map(({ contractId, number, difference }, index) => (
        <Fragment key={contractId}>
          {index > 0 && ', '}
          <TextLink to="/sponsorships" search={{ search: number }}>
            {t.contract(number)}
          </TextLink>{' '}
          ({t.difference(difference)})
        </Fragment>
      ))}
      {changes.length > NAMED && ` ${t.more(changes.length - NAMED)}`}
      {figures.length > 0 && (
        <details>
          <summary>{t.figures(figures.length)}</summary>
          <ul className="plain">
            {figures.map(({ label, unit, before, value }) => (
              <li key={label}>{t.figure(label, figureText(before, unit), figureText(value, unit))}</li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  );
};

/** The reports of a kind that were kept, each with its file as it was. */
export const KeptReports = ({ kind }: { kind: ReportKind }) => (
  <Section title={t.title}>
    <Block query={useQuery(keptReportsQuery)}>
      {(all) => {
        const reports = all.filter((report) => report.kind === kind);
        if (reports.length === 0) return <EmptyState compact title={t.none} hint={t.noneHint} />;
        return (
          <Rows>
            {reports.map(({ id, title, by, at, url }) => (
              <Row key={id}>
                <RowWords>
                  <Anchor href={url}>{title}</Anchor>
                  <Text fz="sm" c="dimmed">
                    {t.by(by, dateTime(at))}
                  </Text>
                </RowWords>
              </Row>
            ))}
          </Rows>
        );
      }}
    </Block>
  </Section>
);
