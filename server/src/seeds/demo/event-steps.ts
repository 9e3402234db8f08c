import { addDays, type EventInput, eventInputSchema, sundayOf } from '@sponsorat/api';
import { saveEvent } from '../../features/events/events.usecases.ts';
import { Input } from '../../lib/http/input.ts';
import { actorOf, type Step } from '../steps/timeline.ts';
import { inTheOffice, seasonOf } from './calendar.ts';
import { findClub, type World } from './club-steps.ts';
import type { PersonName } from './people.ts';

type Programme = {
  club: string;
  by: PersonName;
  kind: EventInput['kind'];
  /** Days from the Sunday of its week. */
  weekday: number;
  time: string;
  venue: string;
  /** What there is, every second week from three weeks ago on, or from two where `late`. */
  titles: readonly string[];
  late?: true;
};

const SATURDAY = -1;
const SUNDAY = 0;
const FRIDAY = -2;

export const programmes: readonly Programme[] = [
  {
    club: 'Limfjordens Boldklub',
    by: 'Søren Aagaard',
    kind: 'Hjemmekamp',
    venue: 'Lindholm Stadion',
    weekday: SATURDAY,
    time: '15:00',
    titles: [
      'LBK – Vendelbo FK',
      'LBK – Thyborøn IF',
      'LBK – Mariager Fjord BK',
      'LBK – Vejgaard 09',
      'LBK – Hobro Øst',
    ],
  },
  {
    club: 'Østerå Håndbold Aalborg',
    by: 'Søren Aagaard',
    kind: 'Hjemmekamp',
    venue: 'Østeråhallen',
    weekday: SUNDAY,
    time: '14:00',
    late: true,
    titles: ['ØHA – Hals Håndbold', 'ØHA – Djursland HK', 'ØHA – Viborg Syd', 'ØHA – Brønderslev'],
  },
  {
    club: 'Hedens Boldklub',
    by: 'Jørgen Bækgaard',
    kind: 'Hjemmekamp',
    venue: 'Hedens Park',
    weekday: FRIDAY,
    time: '19:00',
    titles: ['HBK – Ringkøbing IF', 'HBK – Karup BK', 'HBK – Struer Nord', 'HBK – Lemvig 1906', 'HBK – Skive Fjord'],
  },
  {
    club: 'Boldklubben Nordhavnen',
    by: 'Søren Aagaard',
    kind: 'Hjemmekamp',
    venue: 'Nordhavns Stadion',
    weekday: SATURDAY,
    time: '13:00',
    late: true,
    titles: ['BKN – Risskov 1934', 'BKN – Odder Boldklub', 'BKN – Skødstrup IF', 'BKN – Hinnerup SK'],
  },
  {
    club: 'Koldingfjord Håndbold',
    by: 'Line Østergård',
    kind: 'Hjemmekamp',
    venue: 'Fjordhallen',
    weekday: SUNDAY,
    time: '16:00',
    titles: ['KFH – Vejen HK', 'KFH – Tinglev', 'KFH – Ribe Vest', 'KFH – Give 72', 'KFH – Haderslev Øst'],
  },
  {
    club: 'Teatret ved Vesterå',
    by: 'Søren Aagaard',
    kind: 'Koncert',
    venue: 'Store scene',
    weekday: FRIDAY,
    time: '19:30',
    late: true,
    titles: ['Havnens sange', 'Aften med husensemblet', 'Den gamle toldbod', 'Åben scene'],
  },
];

/** What the clubs invite to, in nine weeks around today. */
export const eventSteps = ({ today, person }: World): Step[] =>
  programmes.map(({ club, by, titles, weekday, late, ...event }, index) => ({
    at: inTheOffice(addDays(today, -40), 60 + index),
    run: async (deps) => {
      const sponsorshipId = await findClub(deps.db, club);
      for (const [place, title] of titles.entries()) {
        const date = addDays(sundayOf(today), 14 * place - (late ? 14 : 21) + weekday);
        const dates = { date, season: seasonOf(date), returnBy: addDays(date, -3) };
        const values = { ...event, sponsorshipId, title, ...dates };
        await saveEvent(deps, actorOf(person(by)), new Input(values, eventInputSchema));
      }
    },
  }));
