/** The Danish texts around a picture that is cut to a square. */
export const texts = {
  unreadable: (name: string) => `${name} kan ikke læses. Filen kan være beskadiget. Vælg en anden.`,
  crop: {
    title: 'Vælg udsnit',
    help: 'Træk i billedet eller brug piletasterne for at flytte det.',
    area: 'Udsnit af billedet',
    zoom: 'Zoom',
    zoomValue: (percent: number) => `${percent} %`,
    save: 'Gem billede',
  },
} as const;
