import { changeOf, changeText, figureText, type ReportFigure } from '@sponsorat/api';
import { placeOf } from '../../lib/place.ts';
import figures from '../../ui/FigureTable.module.css';
import { TextLink } from '../../ui/links.tsx';
import { texts } from './texts.ts';

const t = texts.figures;

/** The figures of a report beside those of the year before; each leads to its rows. */
export const FiguresTable = ({ rows }: { rows: readonly ReportFigure[] }) => (
  <div className={figures.rows}>
    <table className={`${figures.table} ${figures.cards}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t.unnamed}</span>
          </th>
          {t.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, before, budget, unit, path }) => {
          const cells = [
            figureText(value, unit),
            figureText(before, unit),
            changeText(changeOf(value, before), unit),
            figureText(budget, unit),
          ];
          return (
            <tr key={key}>
              <th scope="row">{path ? <TextLink {...placeOf(path)}>{label}</TextLink> : label}</th>
              {t.columns.map((column, at) => (
                <td key={column} data-label={column}>
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
