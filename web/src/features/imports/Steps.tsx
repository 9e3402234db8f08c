import classes from './imports.module.css';
import { texts } from './texts.ts';

const t = texts.steps;
const steps = ['file', 'columns', 'rows', 'done'] as const;
export type ImportStep = (typeof steps)[number];

/** How far an import is. */
export const Steps = ({ current }: { current: ImportStep }) => (
  <ol className={classes.steps} aria-label={t.label}>
    {steps.map((step, at) => (
      <li
        key={step}
        className={classes.step}
        aria-current={step === current ? 'step' : undefined}
        data-past={at < steps.indexOf(current) || undefined}
      >
        {texts.step(at + 1, t[step])}
      </li>
    ))}
  </ol>
);
