import type { Contract, Notification, User } from '@sponsorat/api';
import { today } from '../../lib/clock.ts';
import type { TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { usersOf } from '../users/users.testing.ts';

/** What the tests of approvals are made of: rules, people with limits, and drafts that somebody must allow. */
export const approvalTestsOf = (test: TestApp) => {
  const people = usersOf(test);
  const agreements = agreementsOf(test);
  const setRule = async (name: 'enabled' | 'fourEyes' | 'over', value: boolean | number) =>
    ok(
      await test.admin.post('/api/settings/rules/update', {
        key: `approval.${name}`,
        validFrom: today(test.clock),
        value,
      }),
    );
  const call = (
    { id, sponsorshipId }: Pick<Contract, 'id' | 'sponsorshipId'>,
    action: string,
    body: object = {},
    client: TestClient = test.user,
  ) => client.post(`/api/sponsorships/${sponsorshipId}/${action}`, { id, ...body });
  const read = async ({ id }: Pick<Contract, 'id'>, client: TestClient = test.user): Promise<Contract> =>
    ok(await client.get(`/api/sponsorships/contracts/${id}`));
  return {
    people,
    setRule,
    call,
    read,
    limit: async (id: number, approvalLimit: number | null) => ok(await people.change(id, { approvalLimit })),
    /** A user of the first area with a limit, and logged in. */
    approver: async (
      approvalLimit: number | null,
      values: object = {},
    ): Promise<{ user: User; client: TestClient }> => {
      const user = await people.make({ approvalLimit, password: PASSWORD, ...values });
      return { user, client: await people.logIn(user.email, PASSWORD) };
    },
    /** A draft of a year that the Bruger of the first area has made. */
    draft: async (sponsorshipAmount: number, values: object = {}): Promise<Contract> => {
      const { id } = await makeSponsorship(test);
      const saved = { category: test.ids.football, startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount };
      return ok(await agreements.call(id, 'update', { ...saved, ...values }, test.user));
    },
    ask: (draft: Pick<Contract, 'id' | 'sponsorshipId'>, approverId: number, more: object = {}, client = test.user) =>
      call(draft, 'request-approval', { approverId, conflict: '', ...more }, client),
    bell: async (client: TestClient): Promise<Notification[]> => ok(await client.get('/api/notifications')).items,
  };
};
