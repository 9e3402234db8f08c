import { ActionIcon, Box, Group, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Chevron } from '../Chevron.tsx';
import { texts } from '../texts.ts';
import type { Column } from './columns.ts';
import classes from './FoldedRow.module.css';

type OpenerProps = { name: string; opened: boolean; onClick: () => void };

/** The button that opens what is folded of a row. */
export const Opener = ({ name, opened, onClick }: OpenerProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    ml="auto"
    size={34}
    aria-expanded={opened}
    aria-label={texts.list.moreAbout(name)}
    onClick={onClick}
  >
    <Chevron opened={opened} size={18} />
  </ActionIcon>
);

type SecondLineProps<Row> = { row: Row; columns: readonly Column<Row>[]; shown: ReadonlySet<string> };

/** What a phone shows of the folded columns without opening the row, under its name. */
export const SecondLine = <Row,>({ row, columns, shown }: SecondLineProps<Row>) => {
  const said = columns.flatMap(({ key, label, cell, inLine }) => {
    const content = inLine === true ? cell(row, shown) : inLine?.(row);
    return content == null || content === false || content === '' ? [] : [{ key, label, content }];
  });
  if (said.length === 0) return null;
  return (
    <Group
      component="span"
      gap="4px 12px"
      justify="space-between"
      mt={4}
      fz="sm"
      c="dimmed"
      className={classes.second ?? ''}
    >
      {said.map(({ key, label, content }) => (
        <Box component="span" key={key} maw="100%">
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {content}
        </Box>
      ))}
    </Group>
  );
};

/** What can be done with a row whose columns fold, without opening it. */
export const RowLine = ({ children }: { children: ReactNode }) =>
  children ? (
    <Box component="span" display="block" mt={4} className={classes.acts ?? ''}>
      {children}
    </Box>
  ) : null;

type FoldedRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  /** The columns that there was room for. */
  shown: ReadonlySet<string>;
  actions: ((row: Row) => ReactNode) | undefined;
  span: number;
};

/** What there was no room for in a row, under it. */
export const FoldedRow = <Row,>({ row, columns, shown, actions, span }: FoldedRowProps<Row>) => (
  <tr>
    <Box component="td" colSpan={span} px="md" pt={2} pb={14}>
      <dl className="facts">
        {columns.map((column) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{column.cell(row, shown)}</dd>
          </div>
        ))}
      </dl>
      {actions && (
        <Box mt="xs" ml={-8}>
          {actions(row)}
        </Box>
      )}
    </Box>
  </tr>
);
