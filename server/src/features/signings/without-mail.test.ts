import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

it('says in plain words that no mail is sent and what can be done instead; what is to be set is for Admins', async () => {
  const { id: club } = await makeSponsorship(test);
  const { id } = await agreementsOf(test).awaiting(club);
  const obstacleFor = async (client: TestClient): Promise<string> =>
    ok(await client.get(`/api/sponsorships/contracts/${id}/signing-proposal`)).obstacle;
  const byHand = 'Du kan også selv sende PDF’en og uploade den underskrevne.';
  expect(await obstacleFor(test.user)).toBe(`E-mail er ikke sat op. Bed en administrator om det. ${byHand}`);
  expect(await obstacleFor(test.admin)).toMatch(/SMTP_URL\. Du kan også selv sende PDF’en/);
});
