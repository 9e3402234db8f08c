import { useEffect, useState } from 'react';

/** How long work may take before the screen says that it is under way. */
const LATE_MS = 300;

/** True once something has lasted for a while: what is quicker shows no spinner and no skeleton. */
export const useLate = (active: boolean, after = LATE_MS): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, after]);
  return active && late;
};
