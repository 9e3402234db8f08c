import { expect, it } from 'vitest';
import { type Crumb, currentPage, lastOpened, trailOf } from './trail.ts';

const none = new Map<string, string>();
const match = (fullPath: string, staticData: { crumbs?: Crumb[]; menu?: string } = {}, params = {}) => ({
  fullPath,
  staticData,
  params,
});
const crumbs: Crumb[] = [
  { title: 'Overblik', to: '/' },
  { title: 'Alle sponsorater', to: '/sponsorships' },
  { title: 'Sponsorat', name: 'sponsorship', to: '/sponsorships/$id', params: ['id'] },
  { title: 'Stamdata', to: '/sponsorships/$id/data', params: ['id'] },
];
const page = [match('/'), match('/sponsorships/$id/data', { crumbs }, { id: '7', other: 'x' })];

it('links earlier pages with the parameters they take over, and leaves the current one plain', () => {
  expect(trailOf(page, none)).toEqual([
    { title: 'Overblik', to: '/', params: {} },
    { title: 'Alle sponsorater', to: '/sponsorships', params: {} },
    { title: 'Sponsorat', to: '/sponsorships/$id', params: { id: '7' } },
    { title: 'Stamdata', params: {} },
  ]);
});

it('says what a screen calls the record', () => {
  expect(trailOf(page, new Map([['sponsorship', 'Vejle Boldklub']]))[2]?.title).toBe('Vejle Boldklub');
});

it('leads back to what is there: a record that was named as it opened, else the list', () => {
  expect(lastOpened(trailOf(page, new Map([['sponsorship', 'Vejle Boldklub']])))?.title).toBe('Vejle Boldklub');
  expect(lastOpened(trailOf(page, none))?.title).toBe('Alle sponsorater');
});

it('takes the trail of the innermost route that has one', () => {
  const own: Crumb[] = [{ title: 'Aftale' }];
  expect(trailOf([...page, match('/x')], none)).toHaveLength(4);
  expect(trailOf([...page, match('/x', { crumbs: own })], none)).toEqual([{ title: 'Aftale', params: {} }]);
  expect(trailOf([match('/')], none)).toEqual([]);
});

it('tells the menu of route, targets and forced name', () => {
  expect(currentPage(page)).toEqual({
    route: '/sponsorships/$id/data',
    targets: ['/', '/sponsorships', '/sponsorships/7', '/sponsorships/7/data'],
    forced: undefined,
  });
  expect(currentPage([...page, match('/x', { menu: 'users' })]).forced).toBe('users');
});
