/** "60000.5" reads "60.000,50"; works on the text, so that no øre is lost in a binary fraction. */
function kronerText(value: string): string {
  const [kroner = '0', øre = ''] = value.split('.');
  return `${kroner.replace(/\B(?=(\d{3})+$)/g, '.')},${øre.padEnd(2, '0').slice(0, 2)}`;
}

/** "60000.5" reads "60.000,50 kr.". */
export function formatKroner(value: string): string {
  return `${kronerText(value)}\u00a0kr.`;
}

/** 12.5 reads "12,5 %". */
export function formatPercent(value: number): string {
  return `${String(value).replace('.', ',')}\u00a0%`;
}
