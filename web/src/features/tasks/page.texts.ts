import { joinWords } from '@sponsorat/api';
import { plural } from '../../lib/formats.ts';

const tasks = (count: number): string => plural(count, 'opgave', 'opgaver');
/** One is 'Opgaven'. */
const these = (count: number): string => (count === 1 ? 'Opgaven' : tasks(count));
/** How many tasks there are, and in how many rows where some of them share one. */
const inRows = (rows: number, count: number): string =>
  rows === count ? tasks(count) : `${plural(rows, 'række', 'rækker')} med ${tasks(count)}`;

/** The Danish texts of the page of tasks and its dialogs. */
export const texts = {
  search: 'Søg i klub, opgave eller aftalenr.',
  create: 'Ny opgave',
  noun: 'opgave',
  total: inRows,
  others: 'Se kollegernes opgaver',
  snoozed: (count: number) => plural(count, 'udskudt opgave', 'udskudte opgaver'),

  ofSponsorship: (name: string | undefined) => name ?? 'Ét sponsorat',

  menu: {
    open: (text: string, club: string) => `Flere handlinger: ${text}, ${club}`,
    done: 'Udfør',
    reopen: 'Åbn igen',
    snooze: 'Udskyd',
    assign: 'Tildel',
    goToClub: 'Gå til sponsoratet',
    goToContract: 'Gå til aftalen',
    edit: 'Rediger',
  },

  ticked: {
    bar: 'Valgte opgaver',
    count: (rows: number, count: number) => `${inRows(rows, count)} valgt`,
    section: (heading: string) => `Vælg alle: ${heading}`,
    snooze: 'Udskyd',
    assign: 'Tildel',
    done: 'Udfør',
  },

  said: {
    done: (count: number) => `${these(count)} er udført`,
    open: (count: number) => (count === 1 ? 'Opgaven er åben igen' : `${tasks(count)} er åbne igen`),
    snoozed: (count: number, day: string) => `${these(count)} er udskudt til ${day}`,
    assigned: (count: number, name: string) => `${these(count)} er nu hos ${name}`,
    back: (count: number) => (count === 1 ? 'Opgaven er tilbage' : `${tasks(count)} er tilbage`),
    reminded: (names: readonly string[]) => `${joinWords(names)} er påmindet`,
    nobodyToRemind: 'Ingen skal påmindes lige nu',
    saved: 'Opgaven er gemt',
    checked: (club: string) => `${club} er kontrolleret i dag`,
    checkedBack: 'Kontrollen er, som den var',
  },

  dialogs: {
    about: (first: string, others: number) => (others === 0 ? first : `${first} og ${tasks(others)} mere`),
    /** Whose tasks they are, where they are of several clubs. */
    clubs: (count: number) => `I ${plural(count, 'klub', 'klubber')}`,
    done: 'Udfør opgave',
    staying: (count: number) =>
      `${count} af de valgte bliver stående: Rater forsvinder, når de er betalt, og kladder, underskrifter og kontroller, når de er på plads.`,
    note: 'Hvad er besluttet?',
    noteHelp: 'Det står i historikken, så den næste kan se hvorfor.',
    finish: 'Udfør',
    snooze: 'Udskyd opgave',
    soon: { tomorrow: 'I morgen', monday: 'Næste mandag', week: 'Om en uge', month: 'Om en måned' },
    put: 'Udskyd',
    assign: 'Tildel opgave',
    responsible: 'Den ansvarlige for sponsoratet',
    nobody: 'Ingen har adgang til alle de valgte opgavers områder. Tildel dem område for område.',
    give: 'Tildel',
    create: 'Ny opgave',
    edit: 'Rediger opgave',
    failed: 'Opgaven kunne ikke hentes',
  },
} as const;
