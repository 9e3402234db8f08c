import type { Ref } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';
import classes from './Missing.module.css';
import { StepTextLink } from './StepLink.tsx';
import { stepOfField } from './steps.rules.ts';

type MissingProps = { fields: Record<string, string>; ref: Ref<HTMLDivElement> };

/** What stands in the way of approving the agreement, each line leading to its step. */
export const Missing = ({ fields, ref }: MissingProps) => (
  <Notice ref={ref} tone="error" title={texts.approve.incomplete}>
    <ul className={classes.lines}>
      {Object.entries(fields).map(([path, message]) => (
        <li key={path}>
          <StepTextLink step={stepOfField(path)}>{message}</StepTextLink>
        </li>
      ))}
    </ul>
  </Notice>
);
