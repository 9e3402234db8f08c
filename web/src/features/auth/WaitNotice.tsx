import { useEffect, useState } from 'react';
import { plural } from '../../lib/formats.ts';
import { texts } from './texts.ts';

/** Seconds as text: "1 minut og 20 sekunder". */
export const waitText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [plural(minutes, ...texts.minute)] : []),
    ...(rest > 0 || minutes === 0 ? [plural(rest, ...texts.second)] : []),
  ];
  return parts.join(texts.and);
};

/** How long to wait before the next try, counted down by the clock. */
export const WaitNotice = ({ until }: { until: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  // A timer is not read aloud each second.
  return <span role="timer">{left > 0 ? texts.tryAgainIn(waitText(left)) : texts.tryAgainNow}</span>;
};
