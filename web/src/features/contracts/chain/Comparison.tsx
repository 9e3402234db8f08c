import { Box, Button, Stack, Text } from '@mantine/core';
import type { ComparisonRow, Contract, Comparison as Difference } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractsQuery, ofContract } from '../../../domain/sponsorship.queries.ts';
import { Block } from '../../../ui/Block.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Soft } from '../../../ui/Soft.tsx';
import cards from '../cards.module.css';
import { comparisonQuery } from '../contracts.queries.ts';
import classes from '../table.module.css';
import { predecessorOf } from './chain.rules.ts';
import { differenceOf } from './difference.rules.ts';
import { texts } from './texts.ts';

const t = texts.compare;
const NOTHING = '–';

const Row = ({ row: { label, before, after, change } }: { row: ComparisonRow }) => (
  <tr>
    <th scope="row">{label}</th>
    <td data-label={t.before}>{before ?? NOTHING}</td>
    <td data-label={t.after}>{after ?? NOTHING}</td>
    <td data-change={change} className="amount">
      {differenceOf(before, after) ?? t.changes[change]}
    </td>
  </tr>
);

const Tables = ({ comparison, shows }: { comparison: Difference; shows: (row: ComparisonRow) => boolean }) =>
  comparison.parts.flatMap(({ part, rows }) => {
    const shown = rows.filter(shows);
    if (shown.length === 0) return [];
    return [
      <table key={part} className={`${classes.table} ${cards.cards} ${cards.comparison}`}>
        <Box component="caption" pb={4} fw={600} ta="start">
          {part}
        </Box>
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.of(t.before, comparison.before.number)}</th>
            <th scope="col">{t.of(t.after, comparison.after.number)}</th>
            <th scope="col">{t.change}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            // Two products may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer keep their places
            <Row key={`${row.label}-${at}`} row={row} />
          ))}
        </tbody>
      </table>,
    ];
  });

const Differences = ({ comparison }: { comparison: Difference }) => {
  const [showsSame, setShowsSame] = useState(false);
  const rows = comparison.parts.flatMap((part) => part.rows);
  const same = rows.filter(({ change }) => change === 'same').length;
  const { before, after, percent } = comparison.amount;
  return (
    <Stack>
      <Text className="tabular" size="lg" fw={600}>
        <Soft fw={400}>{t.yearly}</Soft> {texts.amounts(before, after, percent)}
      </Text>
      {comparison.before.draft && <Text>{t.live(comparison.before.number)}</Text>}
      {same === rows.length && <Text>{t.nothing}</Text>}
      <Tables comparison={comparison} shows={({ change }) => showsSame || change !== 'same'} />
      {same > 0 && (
        <div>
          <Button
            variant="default"
            size="compact-md"
            aria-expanded={showsSame}
            onClick={() => setShowsSame(!showsSame)}
          >
            {showsSame ? t.hideSame : t.showSame(same)}
          </Button>
        </div>
      )}
    </Stack>
  );
};

/** The agreement that one follows; undefined where it follows none, and until that is known. */
export const usePredecessor = (contract: Contract): Contract | undefined =>
  predecessorOf(contract, useQuery(contractsQuery(contract.sponsorshipId)).data ?? []);

/** True as soon as it is known how much room the comparison takes. */
export const useIsCompared = (contract: Contract): boolean => {
  const { isSuccess, isError } = useQuery(contractsQuery(contract.sponsorshipId));
  const before = usePredecessor(contract);
  const { isFetched } = useQuery({
    ...comparisonQuery(ofContract(contract), before?.id ?? 0),
    enabled: before !== undefined,
  });
  return isError || (isSuccess && (!before || isFetched));
};

/** What differs between an agreement and the one that it follows. */
export const Comparison = ({ contract, before }: { contract: Contract; before: Contract }) => (
  <Block query={useQuery(comparisonQuery(ofContract(contract), before.id))}>
    {(read) => <Differences comparison={read} />}
  </Block>
);

/** The same as a part of a page; nothing where it follows none. */
export const ComparisonSection = ({ contract }: { contract: Contract }) => {
  const before = usePredecessor(contract);
  if (!before) return null;
  return (
    <Section title={t.title(before.number)}>
      <Comparison contract={contract} before={before} />
    </Section>
  );
};
