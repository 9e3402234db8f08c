/** A day as the screen writes it, so many days from today in Copenhagen. */
export const dayFrom = (days: number): string => {
  const [year, month, day] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' })
    .format(Date.now() + days * 86_400_000)
    .split('-');
  return `${day}-${month}-${year}`;
};
