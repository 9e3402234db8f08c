import { describe, expect, it } from 'vitest';
import { createApp, logOptions } from './app.ts';
import { openTestApp } from './testing/app.ts';
import { lastLine } from './testing/audit-lines.ts';
import { TestClient } from './testing/client.ts';
import { PASSWORD } from './testing/fixtures.ts';

const test = await openTestApp();

/** The address that the server takes a login for, as it stands in the audit log. */
const addressOf = async (trustProxy: boolean | string, from: string, forwardedFor: string): Promise<unknown> => {
  const app = await createApp({ ...test.deps, config: { ...test.deps.config, trustProxy } });
  const client = new TestClient(app, from);
  await client.get('/api/user');
  await client.send('POST', '/api/login', {
    payload: { email: 'bo@bank.dk', password: PASSWORD },
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await app.close();
  return (await lastLine(test.db))?.address;
};

describe('the address of a client', () => {
  it.each([
    ['without a proxy is the one that the connection comes from', false, '10.0.0.1', '6.6.6.6', '10.0.0.1'],
    ['is what the nearest proxy says, not what the client wrote', true, '10.0.0.1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['is read through every proxy that is named', '10.0.0.0/8', '10.0.0.1', '9.9.9.9, 10.0.0.2', '9.9.9.9'],
    ['is not what one says that is not named', '10.0.0.0/8', '11.0.0.1', '9.9.9.9', '11.0.0.1'],
  ])('%s', async (_what, trustProxy, from, forwardedFor, address) => {
    expect(await addressOf(trustProxy, from, forwardedFor)).toBe(address);
  });
});

describe('the log', () => {
  it('holds the path of a request, neither its query nor its address, and nothing of those that only measure', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = await createApp(test.deps, {
      logger: { ...logOptions, stream },
      metricsToken: 'et-langt-token-til-test',
    });
    const client = new TestClient(app, '10.7.7.7');
    for (const path of ['/health/live', '/health/ready', '/metrics']) await client.get(path);
    expect(lines).toEqual([]);
    await client.get('/api/user?token=hemmelig');
    await client.get('/findes-ikke?search=Jens%20Hansen');
    await client.logIn('bo@bank.dk', PASSWORD);
    await client.get('/api/settings');
    await app.close();
    const log = lines.join('\n');
    expect(log).toContain('"path":"/api/user"');
    expect(log).toContain('"path":"/findes-ikke"');
    expect(log).not.toMatch(/hemmelig|Jens|Bo Bruger|bo@bank|10\.7\.7\.7/);
    // Both lines of a request have its id, and the second the number of who asked.
    const [, requestLine, answered] = lines.slice(-3).map((line) => JSON.parse(line));
    expect(requestLine).toMatchObject({ reqId: expect.any(String), req: { method: 'GET', path: '/api/settings' } });
    expect(answered).toMatchObject({ reqId: requestLine.reqId, userId: test.ids.userId, res: { statusCode: 200 } });
  });
});
