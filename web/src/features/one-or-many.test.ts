import { describe, expect, it } from 'vitest';
import { texts as shell } from '../shell/texts.ts';
import { texts as ui } from '../ui/texts.ts';
import { texts as rates } from './contracts/fields/texts.ts';
import { texts as changes } from './contracts/wizard/ChangesNotice.tsx';
import { texts as wizard } from './contracts/wizard/texts.ts';
import { texts as dashboard } from './dashboard/texts.ts';
import { texts as payments } from './payments/texts.ts';
import { texts as search } from './search/texts.ts';
import { texts as tasks } from './tasks/texts.ts';
import { texts as templates } from './templates/texts.ts';
import { texts as users } from './users/texts.ts';

const additions = (count: number) => [{ section: 'Hospitality' as const, products: Array(count).fill('Sæsonkort') }];

describe('one against many', () => {
  it.each<[say: (count: number) => string, one: string, many: string]>([
    [ui.inUse.more, 'og 1 mere', 'og 2 andre'],
    [ui.form.charactersLeft, '1 tegn tilbage', '2 tegn tilbage'],
    [wizard.chosen, '1 valgt', '2 valgt'],
    [(count) => rates.rates.spreadDone(count, '64.000 kr.'), '1 rate på 64.000 kr.', '2 rater, i alt 64.000 kr.'],
    [
      (count) => payments.many.about(count, '500 kr.'),
      '1 rate mangler i alt 500 kr. Det hele registreres som betalt, også fakturaer, der venter.',
      '2 rater mangler i alt 500 kr. Det hele registreres som betalt, også fakturaer, der venter.',
    ],
    [(count) => changes.summary(count, []), '1 produkt er ændret', '2 produkter er ændret'],
    [(count) => changes.summary(0, additions(count)), '1 produkt er nyt', '2 produkter er nye'],
    [templates.used, '1 gang', '2 gange'],
    [templates.chosen, '1 valgt', '2 valgt'],
    [dashboard.admin.others, 'Vis 1 mere', 'Vis 2 flere'],
    [dashboard.categories.more, 'Vis 1 kategori mere', 'Vis 2 flere kategorier'],
    [users.responsible.more, 'og 1 mere', 'og 2 andre'],
    [search.palette.more, 'Vis 1 mere i listen', 'Vis 2 flere i listen'],
    [dashboard.cards.over, 'Over 1 sponsoraftale', 'Over 2 sponsoraftaler'],
    [dashboard.cards.ofContracts, 'Af 1 aktiv', 'Af 2 aktive'],
    [tasks.strip.count, '1 opgave', '2 opgaver'],
    [(overdue) => shell.dueTasks({ overdue, week: 3 }), '1 overskredet, 3 denne uge', '2 overskredne, 3 denne uge'],
    [users.card.stillResponsible, 'Stadig ansvarlig for 1 sponsorat', 'Stadig ansvarlig for 2 sponsorater'],
    [users.transfer.done, '1 sponsorat blev overdraget!', '2 sponsorater blev overdraget!'],
    [
      (count) => users.transfer.intro(count, ['Fyn']),
      '1 sponsorat i Fyn får en ny ansvarlig.',
      '2 sponsorater i Fyn får en ny ansvarlig.',
    ],
  ])('reads as a Dane says it: %#', (say, one, many) => {
    expect(say(1)).toBe(one);
    expect(say(2)).toBe(many);
  });

  it('has dots in thousands', () => {
    expect(ui.list.range(1001, 1010, '12.345')).toBe('1.001–1.010 af 12.345');
    expect(ui.form.charactersLeft(9999)).toBe('9.999 tegn tilbage');
    expect(users.card.stillResponsible(1200)).toBe('Stadig ansvarlig for 1.200 sponsorater');
  });
});
