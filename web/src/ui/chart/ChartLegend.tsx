import type { ReactNode } from 'react';
import classes from './Chart.module.css';
import type { LegendEntry } from './colors.ts';
import { texts } from './texts.ts';

type ChartLegendProps = {
  /** What the chart is called. */
  name: string;
  entries: readonly LegendEntry[];
  entry?: ((index: number, label: string) => ReactNode) | undefined;
};

/** What the colours stand for. Who cannot see them reads the table, unless the entries lead somewhere. */
export const ChartLegend = ({ name, entries, entry }: ChartLegendProps) => (
  <ul className={classes.legend} aria-hidden={!entry} aria-label={entry && texts.legend(name)}>
    {entries.map(({ index, label, color, dash, share }) => (
      <li key={index} className={classes.entry}>
        <svg
          className={classes.swatch}
          viewBox={dash ? '0 0 24 12' : '0 0 12 12'}
          data-line={dash ? true : undefined}
          aria-hidden
        >
          {dash ? (
            <line x2={24} y1={6} y2={6} stroke={color} strokeWidth={3} strokeDasharray={dash.join(' ')} />
          ) : (
            <rect width={12} height={12} rx={2} fill={color} />
          )}
        </svg>
        <span className={classes.label}>{entry ? entry(index, label) : label}</span>
        {share && <span className={classes.share}>{share}</span>}
      </li>
    ))}
  </ul>
);
