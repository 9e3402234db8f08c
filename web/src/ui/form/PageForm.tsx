import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import { FormBar } from './FormBar.tsx';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

export type PageFormProps<V extends object> = Omit<FormFrameProps<V>, 'ref'> & {
  saveLabel?: string;
  /** Buttons on the left of the bar, e.g. Annuller. */
  secondary?: ReactNode;
  /** The bar stays in view also without changes. */
  pinned?: boolean;
  /** What the values come to: in the bar. */
  summary?: ReactNode;
  /** The button that deletes what the form is about: last, and not in the bar that follows. */
  remove?: ReactNode;
};

/** The form of a page: asks before unsaved changes are left, and ends in the bar with Gem and Kassér. */
export const PageForm = <V extends object>({
  saveLabel = texts.save,
  secondary,
  pinned = false,
  summary,
  remove,
  children,
  ...frame
}: PageFormProps<V>) => {
  useLeaveGuard(frame.form);
  return (
    <FormFrame {...frame}>
      {children}
      <FormBar form={frame.form} saveLabel={saveLabel} secondary={secondary} pinned={pinned} summary={summary} />
      {/* As far in as the words of the cards above. */}
      {remove && (
        <Box mt={-8} ml={4}>
          {remove}
        </Box>
      )}
    </FormFrame>
  );
};
