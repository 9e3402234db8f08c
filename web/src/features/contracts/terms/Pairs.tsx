import classes from '../table.module.css';

type PairsProps = { kind: 'facts' | 'amounts'; rows: readonly (readonly [label: string, value: string])[] };

/** What something is called and what it is, a row each. */
export const Pairs = ({ kind, rows }: PairsProps) => (
  <dl className={`plain ${classes.pairs}`} data-kind={kind}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
