import { useEffect, useState } from 'react';
import { hasDraft } from '../../ui/form/draft.ts';
import { Notice } from '../../ui/Notice.tsx';
import { texts } from './texts.ts';

/** Says that a session has ended, and that what was being written in it is not lost. */
export const SessionEnded = () => {
  const [isKept, setKept] = useState(false);
  // The form that goes stores its values as this notice comes.
  useEffect(() => setKept(hasDraft()), []);
  return (
    <Notice tone="info" title={texts.sessionEnded}>
      {texts.sessionEndedHint}
      {isKept && ` ${texts.draftKept}`}
    </Notice>
  );
};
