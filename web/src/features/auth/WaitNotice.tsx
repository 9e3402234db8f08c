import { useEffect, useState } from 'react';
import { texts } from './texts.ts';
import { waitWords } from './wait.ts';

/** How long to wait before the next try, counted down by the clock. */
export const WaitNotice = ({ until }: { until: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  // A timer is not read aloud each second.
  return <span role="timer">{left > 0 ? texts.tryAgainIn(waitWords(left)) : texts.tryAgainNow}</span>;
};
