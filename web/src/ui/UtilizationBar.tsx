import { percent } from '../lib/formats.ts';
import classes from './UtilizationBar.module.css';

/** So many points under where it should be is bad, not only late. */
const FAR_BEHIND = 25;

/** Of the whole, 75 and over is good, 50 to under 75 a warning, under 50 bad; beside a mark, what has come as far is good. */
const utilizationTone = (value: number, mark: number | null): 'positive' | 'warning' | 'negative' => {
  const goal = mark ?? 75;
  if (value >= goal) return 'positive';
  return value >= goal - FAR_BEHIND ? 'warning' : 'negative';
};

export type UtilizationBarProps = {
  /** Percent; null where nothing is tracked. */
  value: number | null;
  /** As wide as its place, with the number after it. */
  wide?: boolean;
  /** With a short bar, for a line that has other things too. */
  narrow?: boolean;
  /** Without the number, where it stands large already. */
  barOnly?: boolean;
  /** How many percent of the period have passed, as a mark on the bar; say beside it what the mark is. */
  mark?: number | null;
};

/** How much is used, as a bar with the number beside it. */
export const UtilizationBar = ({
  value,
  wide = false,
  narrow = false,
  barOnly = false,
  mark = null,
}: UtilizationBarProps) => {
  if (value === null) return percent(null);
  return (
    <span className={classes.root} data-wide={wide || undefined} data-narrow={narrow || undefined}>
      <svg className={classes.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect data-tone={utilizationTone(value, mark)} width={Math.min(100, value)} height={6} />
        {mark !== null && <line className={classes.mark} x1={mark} x2={mark} y1={-3} y2={9} />}
      </svg>
      {!barOnly && <span className="amount">{percent(value)}</span>}
    </span>
  );
};
