import { unitOf } from '@sponsorat/api';
import { kroner, plural } from '../../../lib/formats.ts';

const percentWithSign = (percent: number): string => {
  const text = Math.abs(percent).toLocaleString('da-DK', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return `${percent < 0 ? '−' : '+'}${text} %`;
};

const length = ({ months, days }: { months: number; days: number }): string => {
  if (months === 0) return plural(days, 'dag', 'dage');
  if (months < 24) return plural(months, 'måned', 'måneder');
  return plural(Math.floor(months / 12), 'år', 'år');
};

/** The Danish texts of agreements that follow each other. */
export const texts = {
  agreement: (number: string) => `aftale ${number}`,
  renews: 'Fornyer',
  /** Before both have signed it is not renewed yet. */
  renewedBy: (isSigned: boolean) => (isSigned ? 'Fornyet med' : 'Fornyes med'),

  /** "185.000 → 192.400 kr. (+4,0 %)" */
  amounts: (before: number | null, after: number | null, percent: number | null): string => {
    if (before !== null && before === after) return `${kroner(after)} (uændret)`;
    const was = before === null ? '–' : kroner(before).replace(/ kr\.$/, '');
    return `${was} → ${kroner(after)}${percent === null ? '' : ` (${percentWithSign(percent)})`}`;
  },

  renew: {
    action: 'Forny',
    title: (number: string) => `Forny aftale ${number}`,
    intro: 'Fornyelsen bliver en kladde med alt fra aftalen. Du kan rette den, før den godkendes.',
    introTemplate: 'Fornyelsen bliver en kladde med alt fra skabelonen. Du kan rette den, før den godkendes.',
    from: 'Begynd fra',
    fromThis: 'Denne aftale',
    fromTemplate: 'Beløb, produkter og tekster er skabelonens.',
    period: 'Ny periode',
    percent: 'Regulér beløbet med',
    percentHelp: 'Gælder det årlige beløb og raterne. Skriv f.eks. 4 eller -2,5.',
    overlap: (days: number) => `De to aftaler overlapper ${plural(days, 'dag', 'dage')}; den nyeste gælder.`,
    gap: (time: { months: number; days: number }) => `Der går ${length(time)} uden aftale imellem.`,
    sameRates: (count: number) =>
      `Perioden har en anden længde, men ${count === 1 ? 'raten' : `alle ${count} rater`} følger med, som de er. Ret dem i kladden.`,
    noRenegotiation: 'Datoen for genforhandling ligger uden for perioden og følger ikke med.',
    save: 'Opret kladde',
    done: (number: string) => `Fornyelsen er oprettet som kladden ${number}`,
    already: 'Aftalen er allerede fornyet. Her er fornyelsen.',
    none: 'Klubben har ingen underskrevet aftale at forny.',
  },

  line: {
    title: 'Forløb',
    today: 'I dag',
    gap: (time: { months: number; days: number }) => `${length(time)} uden aftale`,
    overlap: (days: number, number: string) => `Overlapper aftale ${number} i ${plural(days, 'dag', 'dage')}`,
  },

  outcome: {
    titleOf: (number: string) => `Grundlag: aftale ${number}`,
    show: 'Vis grundlag',
    hide: 'Skjul grundlag',
    usage: 'Udnyttelse',
    nothingTracked: 'Der registreres ikke udnyttelse på nogen af aftalens produkter.',
    used: (used: number, amount: number, unit: string | null) =>
      [`${used.toLocaleString('da-DK')} af ${amount.toLocaleString('da-DK')}`, unit && unitOf(amount, unit), 'brugt']
        .filter(Boolean)
        .join(' '),
    behind: 'bagud',
    open: (left: number) => `Klubben mangler at levere ${left.toLocaleString('da-DK')}`,
    payments: 'Betaling',
    passed: (percent: number) => `Stregen viser, at ${percent} % af perioden er gået.`,
    paid: 'Betalt',
    invoiced: 'Faktureret',
    left: 'Mangler',
    noRates: 'Ingen rater',
    beside: (amount: string) => `${amount} er betalt uden rate`,
    notes: (count: number) => plural(count, 'note', 'noter'),
  },

  evaluation: {
    title: 'Evaluering',
    best: '5 er bedst.',
    empty: 'Ingen har evalueret aftalen endnu.',
    add: 'Evaluér',
    change: 'Ret evaluering',
    of: (number: string) => `Evaluér aftale ${number}`,
    marks: { exposure: 'Eksponering', relation: 'Relation', delivery: 'Levering', local: 'Lokal betydning' },
    mark: (mark: number) => `${mark} af 5`,
    meanings: ['Ringe', 'Under det ventede', 'Som ventet', 'God', 'Fremragende'],
    recommendation: 'Anbefaling',
    saved: 'Evalueringen er gemt',
  },

  compare: {
    title: (number: string) => `Sammenlign med aftale ${number}`,
    yearly: 'Årligt beløb',
    live: (number: string) => `Aftale ${number} er en kladde igen og læses, som den er nu.`,
    nothing: 'De to aftaler siger det samme.',
    showSame: (count: number) => `Vis ${plural(count, 'linje', 'linjer')}, der er ens`,
    hideSame: 'Skjul det, der er ens',
    what: 'Hvad',
    before: 'Før',
    after: 'Efter',
    of: (which: string, number: string) => `${which} (${number})`,
    change: 'Forskel',
    changes: { same: 'Ens', changed: 'Ændret', added: 'Tilføjet', removed: 'Fjernet' },
  },
} as const;
