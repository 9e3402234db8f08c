import type { Ref } from 'react';
import { Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { texts } from '../texts.ts';
import { StepTextLink } from './StepLink.tsx';
import { missingLines, stepOfField } from './steps.rules.ts';

type MissingProps = { fields: Record<string, string>; ref: Ref<HTMLDivElement> };

/** What stands in the way of approving the agreement, each line leading to its step. */
export const Missing = ({ fields, ref }: MissingProps) => (
  <Notice ref={ref} tone="error" title={texts.approve.incomplete}>
    <NoticeLines>
      {missingLines(fields).map(({ path, text }) => (
        <li key={path}>
          <StepTextLink step={stepOfField(path)}>{text}</StepTextLink>
        </li>
      ))}
    </NoticeLines>
  </Notice>
);
