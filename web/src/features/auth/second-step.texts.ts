/** The Danish texts of the second step; apart, because most who log in have none. */
export const texts = {
  code: 'Kode',
  help: 'De 6 cifre, som din app viser lige nu.',
  recoveryCode: 'Engangskode',
  recoveryHelp: 'En af dem, du gemte, da du slog to-trins-login til. Hver virker én gang.',
  useRecovery: 'Brug en engangskode i stedet',
  useApp: 'Brug koden fra din app i stedet',
  lost: 'Har du hverken app eller engangskoder, kan en administrator nulstille dit to-trins-login.',
  back: 'Tilbage',
  failed: 'Koden blev afvist',
  codesLeft: (count: number) => `Du brugte en engangskode. Du har ${count} tilbage.`,
} as const;
