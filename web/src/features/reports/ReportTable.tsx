import { Button, Text } from '@mantine/core';
import { cellText, type ReportTable as Table } from '@sponsorat/api';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './reports.module.css';
import { texts } from './texts.ts';

const t = texts.table;
/** So many rows are shown at first, and more with each click. */
const STEP = 50;

/** A table of a report; where it is wider than its place, it is scrolled within it. */
export const ReportTable = ({ table }: { table: Table }) => {
  const { title, columns, rows, total, more } = table;
  const [shown, setShown] = useState(STEP);
  if (rows.length === 0) return <EmptyState compact title={t.none} />;
  const cellsOf = (cells: Table['rows'][number], nothing?: string) =>
    columns.map(({ key, format }, at) => {
      const value = cells[at] ?? null;
      const text = value === null && nothing !== undefined ? nothing : cellText(format, value);
      return at === 0 ? (
        <th key={key} scope="row" data-format={format} data-key={key}>
          {text}
        </th>
      ) : (
        <td key={key} data-format={format} data-key={key}>
          {text}
        </td>
      );
    });
  const left = rows.length - shown;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is reached by the keyboard too */}
      <section className={classes.scrolls} tabIndex={0} aria-label={t.scrolls(title)}>
        <table className={classes.table}>
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
              <tr>{cellsOf(total, '')}</tr>
            </tfoot>
          )}
        </table>
      </section>
      {left > 0 && (
        <Button variant="subtle" mt="xs" onClick={() => setShown(shown + STEP)}>
          {t.shown(left)}
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
