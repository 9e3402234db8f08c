import { figureColumns, type ReportFigure } from '@sponsorat/api';
import { placeOf } from '../../lib/place.ts';
import figures from '../../ui/FigureTable.module.css';
import { TextLink } from '../../ui/links.tsx';
import { texts } from './texts.ts';

const t = texts.figures;

/** The figures of a report beside those of the year before; each leads to its rows. */
export const FiguresTable = ({ rows, year }: { rows: readonly ReportFigure[]; year: number }) => {
  const columns = figureColumns(rows, year);
  return (
    <div className={figures.few}>
      <table className={`${figures.table} ${figures.cards}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t.unnamed}</span>
            </th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((figure) => (
            <tr key={figure.key}>
              <th scope="row">
                {figure.path ? <TextLink {...placeOf(figure.path)}>{figure.label}</TextLink> : figure.label}
              </th>
              {columns.map(({ heading, value, text }) => (
                <td key={heading} data-label={heading} data-none={value(figure) === null || undefined}>
                  {text(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
