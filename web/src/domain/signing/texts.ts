/** How far a sending for signature has come, as several features say it. */
export const texts = {
  sent: (day: string) => `Sendt til underskrift ${day}`,
  progress: (signed: number, of: number) => `${signed} af ${of} har underskrevet`,
  deadline: (day: string) => `frist ${day}`,
  received: 'klubben har sendt en kopi',
};
