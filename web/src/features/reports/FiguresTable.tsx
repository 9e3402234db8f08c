import { changeOf, changeText, figureText, type ReportFigure } from '@sponsorat/api';
import { placeOf } from '../../lib/place.ts';
import figures from '../../ui/FigureTable.module.css';
import { TextLink } from '../../ui/links.tsx';
import { texts } from './texts.ts';

const t = texts.figures;

/** The figures of a report beside those of the year before; each leads to its rows. */
export const FiguresTable = ({ rows, year }: { rows: readonly ReportFigure[]; year: number }) => {
  const columns = t.columns(year);
  return (
    <div className={figures.rows}>
      <table className={`${figures.table} ${figures.cards}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t.unnamed}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value, before, budget, unit, path }) => {
            const change = changeOf(value, before);
            const values = [value, before, change, budget];
            const cells = [
              figureText(value, unit),
              figureText(before, unit),
              changeText(change, unit),
              figureText(budget, unit),
            ];
            return (
              <tr key={key}>
                <th scope="row">{path ? <TextLink {...placeOf(path)}>{label}</TextLink> : label}</th>
                {columns.map((column, at) => (
                  <td key={column} data-label={column} data-none={values[at] === null || undefined}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
