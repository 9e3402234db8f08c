import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';

export const WRONG = 'en-forkert-adgangskode';
export const MINUTE = 60_000;

/** An app that has forgotten every failed login before each test, and what a log-in is answered. */
export const openThrottleTests = async () => {
  const test = await openTestApp();
  beforeEach(async () => {
    test.clock.moveTo(START.toISOString());
    await test.db.execute(sql`delete from login_failures`);
  });
  /** Answers in short: ok, no, or how many seconds to wait. */
  const tryOf = async (client: TestClient, email: string, password: string): Promise<string> => {
    const answer = await client.logIn(email, password);
    if (answer.status === 429) return `wait ${answer.headers['retry-after']}`;
    expect(answer.status).toBe(200);
    return answer.body.succeeded ? 'ok' : 'no';
  };
  const wrong = async (client: TestClient, email: string, times: number): Promise<string[]> => {
    const answers: string[] = [];
    for (let count = 0; count < times; count++) answers.push(await tryOf(client, email, WRONG));
    return answers;
  };
  return { ...test, tryOf, wrong };
};
