/** A time as people type it ("9", "9.30", "930") as the clock says it, "09:30"; anything else stays as it is. */
export const tidyTime = (typed: string): string => {
  const match = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(typed.trim());
  return match ? `${String(match[1]).padStart(2, '0')}:${match[2] ?? '00'}` : typed;
};
