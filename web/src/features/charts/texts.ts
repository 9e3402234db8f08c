/** The Danish texts of the charts' gallery. */
export const texts = {
  title: 'Diagrammer',
  subtitle: 'For udviklere: de fire typer, og hvordan de følger det, de får at vide.',
  types: { line: 'Linje', pie: 'Cirkel', doughnut: 'Krans', bar: 'Søjle', radar: 'Radar (findes ikke)' },

  examples: {
    title: 'De fire typer',
    agreements: 'Aftaler pr. kategori',
    months: 'Godkendte aftaler pr. måned',
  },

  play: {
    title: 'Prøv selv',
    name: 'Aftaler pr. måned',
    type: 'Type',
    width: 'Bredde',
    height: 'Højde',
    sizeHelp: 'Et tal i pixels, eller som i CSS',
    titled: 'Vis titel',
    legend: 'Vis forklaring',
    second: 'To rækker tal',
    horizontal: 'Vandret (søjle)',
    shuffle: 'Andre tal',
    add: 'Tilføj måned',
    remove: 'Fjern måned',
    save: 'Gem som billede',
    refused: 'Typen er afvist',
  },

  months: ['Jan.', 'Feb.', 'Marts', 'April', 'Maj', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dec.'],
  years: ['2025', '2026'],
  categories: ['Hovedsponsor', 'Guldsponsor', 'Sølvsponsor', 'Bronzesponsor', 'Eventsponsor'],
} as const;
