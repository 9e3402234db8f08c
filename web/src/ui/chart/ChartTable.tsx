import classes from './Chart.module.css';
import type { FigureTable } from './figures.ts';

/** The figures of a chart for those who do not see it. `caption` is the chart's name. */
export const ChartTable = ({ caption, table }: { caption: string; table: FigureTable }) => (
  <table className={classes.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <td />
        {table.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ index, label, cells }) => (
        <tr key={index}>
          <th scope="row">{label}</th>
          {table.columns.map((column, at) => (
            <td key={column}>{cells[at]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
