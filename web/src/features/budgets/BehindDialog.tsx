import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type BehindRow, type BudgetFigure, budgetFigures } from '@sponsorat/api';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { kronerAlike } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { TextLink } from '../../ui/links.tsx';
import { behindQuery } from './budgets.queries.ts';
import { texts } from './texts.ts';

const t = texts.behind;

/** Which figures are asked about, and what they are called together. */
export type FigureQuery = {
  year: number;
  area: number | null;
  place: string;
  what: string;
  figures: readonly BudgetFigure[];
  /** They are parts of what was asked, and said as such. */
  areParts: boolean;
};

/** A large bank has thousands behind a figure. */
const AT_ONCE = 100;
const sumOf = (rows: readonly BehindRow[]): number =>
  rows.reduce((ore, { amount }) => ore + Math.round(amount * 100), 0) / 100;

const Agreements = ({ year, area, figures, areParts }: FigureQuery) => {
  const [shown, setShown] = useState(AT_ONCE);
  const queries = useQueries({ queries: figures.map((figure) => behindQuery({ year, area, figure })) });
  return (
    <Stack>
      {queries.map((query, at) => {
        const figure = figures[at];
        return (
          <Block key={figure} query={query}>
            {(rows) => {
              const amount = kronerAlike(rows.map((row) => row.amount));
              return (
                <div>
                  {figure && areParts && (
                    <Text component="h3" fw={600}>
                      {budgetFigures[figure]}
                    </Text>
                  )}
                  <Text c="dimmed" fz="sm">
                    {rows.length === 0 ? t.none : t.count(rows.length, amount(sumOf(rows)))}
                  </Text>
                  <ul className="rows">
                    {rows
                      .toSorted((one, other) => other.amount - one.amount)
                      .slice(0, shown)
                      .map((row) => (
                        <Group
                          key={row.contractId}
                          renderRoot={(props) => <li {...props} />}
                          justify="space-between"
                          gap="xs"
                          wrap="nowrap"
                        >
                          <div className="anywhere">
                            <TextLink
                              to="/sponsorships/$id/$contract"
                              params={{ id: String(row.sponsorshipId), contract: String(row.contractId) }}
                            >
                              {row.name}
                            </TextLink>
                            <Text fz="sm" c="dimmed">
                              {row.number} · {row.area}
                            </Text>
                          </div>
                          <span className="amount">{amount(row.amount)}</span>
                        </Group>
                      ))}
                  </ul>
                  {rows.length > shown && (
                    <Button variant="subtle" mt="xs" onClick={() => setShown(shown + AT_ONCE)}>
                      {t.shown(Math.min(rows.length - shown, AT_ONCE))}
                    </Button>
                  )}
                </div>
              );
            }}
          </Block>
        );
      })}
    </Stack>
  );
};

/** The agreements that stand behind a figure of the budget, the largest first. */
export const BehindDialog = ({ asked, onClose }: { asked: FigureQuery | undefined; onClose: () => void }) => (
  <Modal
    opened={asked !== undefined}
    onClose={onClose}
    size={560}
    title={asked && t.title(asked.what, asked.place, asked.year)}
    withCloseButton
    closeButtonProps={{ 'aria-label': t.close }}
  >
    {asked && <Agreements {...asked} />}
  </Modal>
);
