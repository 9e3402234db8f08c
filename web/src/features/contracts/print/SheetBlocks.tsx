import { Text } from '@mantine/core';
import type { AgreementSheet, SheetBlock } from '@sponsorat/api';
import table from '../table.module.css';
import { Pairs } from '../terms/Pairs.tsx';
import classes from './sheet.module.css';

type Of<Kind> = Extract<SheetBlock, { kind: Kind }>;

/** Rows under their heading, with their sum. A row has no other name than its place. */
const Figures = ({ columns, rows, total }: Of<'table'>) => (
  <table className={`${table.table} ${table.figures} ${classes.figures}`}>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...rows, ...(total ? [total] : [])].map(([first, ...others]) => (
        <tr key={first} data-total={first === total?.[0] || undefined}>
          <th scope="row">{first}</th>
          {others.map((cell, at) => (
            <td key={columns[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A product category, whose heading is repeated on each page that it goes on to. */
const Products = ({ section, category, rows }: Of<'products'>) => (
  <table className={`${table.table} ${classes.products}`} data-products>
    <thead>
      <tr>
        <th scope="col">{category}</th>
        <th scope="col">{section}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ title, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two products may bear one title, and their order never changes
        <tr key={at}>
          <th scope="row">{title}</th>
          <td>
            {lines.map(({ label, value }) => (
              <p key={`${label} ${value}`}>
                {label && (
                  <Text span inherit c="dimmed">
                    {label}:{' '}
                  </Text>
                )}
                {value}
              </p>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const SheetBlockView = ({ block }: { block: SheetBlock }) => {
  switch (block.kind) {
    case 'facts':
    case 'amounts':
      return <Pairs {...block} />;
    case 'table':
      return <Figures {...block} />;
    case 'products':
      return <Products {...block} />;
    default:
      return <p className={classes[block.kind]}>{block.text}</p>;
  }
};

/** The parts of the printed agreement. */
export const SheetParts = ({ parts }: Pick<AgreementSheet, 'parts'>) =>
  parts.map(({ heading, blocks }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <SheetBlockView key={at} block={block} />
      ))}
    </section>
  ));
