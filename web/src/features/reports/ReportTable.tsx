import { Box, Button, Text } from '@mantine/core';
import { cellText, type ReportTable as Table } from '@sponsorat/api';
import { useState } from 'react';
import { Chevron } from '../../ui/Chevron.tsx';
import figures from '../../ui/FigureTable.module.css';
import { Card } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import classes from './reports.module.css';
import { texts } from './texts.ts';

const t = texts.table;

/** Stands for a report that is awaited: it is longer than a screen, and what is below it does not come up meanwhile. */
export const REPORT_AWAITED = (
  <Card>
    <Box mih="100vh">
      <Lines count={12} />
    </Box>
  </Card>
);

/** Of more than a few rows so many are shown at first, and so many more with each click. */
const FEW = 10;
const FIRST = 6;
const MORE = 100;
/** A table with so many columns is a card a row on a phone; one with still more where a page is narrow. */
const SOME_COLUMNS = 4;
const MANY_COLUMNS = 7;

type ReportTableProps = {
  table: Table;
  few?: number;
  /** A chart above it shows its rows. */
  isCharted?: boolean;
};

/** A table of a report; where it has no room, each row is a card. */
export const ReportTable = ({ table, few = FEW, isCharted = false }: ReportTableProps) => {
  const { columns, rows, total, more } = table;
  const [shown, setShown] = useState(rows.length > few ? FIRST : few);
  const [opened, setOpened] = useState(false);
  if (rows.length === 0)
    return (
      <Text c="dimmed" fz="sm">
        {t.none}
      </Text>
    );
  const left = rows.length - shown;
  const cellsOf = (cells: Table['rows'][number], isTotal = false) =>
    columns.map(({ key, label, format }, at) => {
      const value = cells[at] ?? null;
      const written = isTotal && value === null ? '' : cellText(format, value);
      // Rows that are not shown yet are in it.
      const text = isTotal && at === 0 && left > 0 ? t.ofAll(written, rows.length + more) : written;
      const marks = { 'data-format': format, 'data-key': key };
      return at === 0 ? (
        <th key={key} scope="row" {...marks}>
          {text}
        </th>
      ) : (
        <td key={key} data-label={label} {...marks}>
          {text}
        </td>
      );
    });
  const isCards = columns.length >= SOME_COLUMNS;
  // On a phone a chart says enough at first, or the total of rows that are cards there; many cards are in the way.
  const folds = isCharted || (isCards && (total !== null || rows.length > FIRST));
  const isFolded = folds && !opened;
  const place = columns.length >= MANY_COLUMNS ? 'measure' : figures.few;
  return (
    <>
      {folds && (
        <Button
          className="screen-only"
          hiddenFrom="xs"
          variant="subtle"
          size="compact-md"
          ml={-8}
          aria-expanded={opened}
          rightSection={<Chevron opened={opened} />}
          onClick={() => setOpened(!opened)}
        >
          {t.rows(rows.length + more)}
        </Button>
      )}
      <div className={place}>
        <table
          className={`${figures.table} ${classes.table} ${isCards ? figures.cards : 'wrapping-rows'}`}
          data-folded={isFolded || undefined}
        >
          <thead>
            <tr>
              {columns.map(({ key, label, format }) => (
                <th key={key} scope="col" data-format={format}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((cells, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and keep their places
              <tr key={at}>{cellsOf(cells)}</tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>{cellsOf(total, true)}</tr>
            </tfoot>
          )}
        </table>
      </div>
      {left > 0 && (
        <Button
          variant="subtle"
          mt="xs"
          {...(isFolded && { visibleFrom: 'xs' })}
          onClick={() => setShown(shown + MORE)}
        >
          {t.shown(Math.min(left, MORE))}
        </Button>
      )}
      {left <= 0 && more > 0 && (
        <Text fz="sm" c="dimmed" mt="xs">
          {t.more(more)}
        </Text>
      )}
    </>
  );
};
