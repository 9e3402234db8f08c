import type { Sponsorship } from '@sponsorat/api';
import { START, type TestApp } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';

/** The body of an answer that should be a success; throws with what came instead. */
export const ok = <B>(answer: Answer<B>): B => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** A sponsorship of the first area, as a client sends it. */
export const sponsorshipValues = ({ ids }: Pick<TestApp, 'ids'>, values: object = {}) => ({
  name: 'Ærø Boldklub',
  shortName: 'ÆB',
  categoryId: ids.football,
  areaId: ids.north,
  address: 'Sønderågade 3',
  zipCode: '5970',
  city: 'Ærøskøbing',
  userId: ids.userId,
  ...values,
});

/** Makes a sponsorship of the first area over HTTP. */
export const makeSponsorship = async (
  test: Pick<TestApp, 'ids' | 'admin'>,
  values: object = {},
  client: TestClient = test.admin,
): Promise<Sponsorship> => ok(await client.post('/api/sponsorships/update', sponsorshipValues(test, values)));

/** A club of an area, with somebody of it who is responsible. */
export const clubIn = async (test: TestApp, areaId: number, values: object = {}) => {
  const userId = await test.fixtures.user({ name: 'Ib', email: `ib${Math.random()}@bank.dk`, areaIds: [areaId] });
  return makeSponsorship(test, { areaId, userId, ...values });
};

/** What `act` answers at an instant, the Admin and the Brugere logged in anew; then it is the tests' start again. */
export const asOf = async <T>(test: TestApp, instant: string, act: () => Promise<T>): Promise<T> => {
  test.clock.moveTo(instant);
  try {
    await Promise.all([
      test.admin.logIn('anna@bank.dk', PASSWORD),
      test.user.logIn('bo@bank.dk', PASSWORD),
      test.other.logIn('dorte@bank.dk', PASSWORD),
    ]);
    return await act();
  } finally {
    test.clock.moveTo(START.toISOString());
  }
};
