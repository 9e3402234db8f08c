import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
await test.app.listen({ port: 0, host: '127.0.0.1' });
const address = test.app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;

let made = 0;
/** A user of their own with a session. */
const newcomer = async (roles: ('Admin' | 'Bruger')[] = ['Bruger']) => {
  made += 1;
  const email = `langsom${made}@bank.dk`;
  const id = await test.fixtures.user({ name: `Langsom ${made}`, email, roles, areaIds: [test.ids.north] });
  const client = test.anonymous(`10.6.0.${made}`);
  await client.logIn(email, PASSWORD);
  return { id, client };
};
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

const JSON_TYPE = 'application/json';
const BOUNDARY = 'x-graense';
const multipart = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="model"; filename="a.png"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

type RawRequest = { path: string; body: Buffer; type?: string };

/** Sends a POST whose body pauses in the middle: the status, and the error's heading. */
const sendSlowly = async (
  { id, client }: Newcomer,
  { path, body, type = JSON_TYPE }: RawRequest,
  meanwhile: () => Promise<unknown>,
) => {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `x-xsrf-token: ${client.cookies.get('XSRF-TOKEN')}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  test.clock.moveBy(61_000);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, body.length / 2));
  // The look-up notes when the session was seen: from then on the request waits for nothing but its body.
  const isSeen = async () => {
    const { rows } = await test.db.execute(sql`
      select from sessions where user_id = ${id} and seen_at = ${test.clock.now().toISOString()}::timestamptz`);
    return rows.length === 1;
  };
  await expect.poll(isSeen).toBe(true);
  await meanwhile();
  socket.write(body.subarray(body.length / 2));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const answer = Buffer.concat(chunks).toString('utf8');
  return { status: Number(answer.split(' ')[1]), error: /"error":"([^"]*)"/.exec(answer)?.[1] };
};

const lockOut = ({ id }: Newcomer) => test.admin.post(`/api/users/${id}/lockout`);
const club = (name: string, values: object = {}) => ({
  path: '/api/sponsorships/update',
  body: Buffer.from(JSON.stringify(sponsorshipValues(test, { name, ...values }))),
});
const clubsNamed = async (name: string) =>
  (await test.db.execute(sql`select from sponsorships where name = ${name}`)).rows.length;
const notLoggedIn = { status: 401, error: 'Ikke logget ind' };

describe('a request whose body takes its time', () => {
  it('is carried out where nothing happened meanwhile', async () => {
    const user = await newcomer();
    expect(await sendSlowly(user, club('Langsom IF'), async () => {})).toEqual({ status: 200 });
    expect(await clubsNamed('Langsom IF')).toBe(1);
  });

  it.each([
    ['was locked out', lockOut],
    ['was deleted', ({ id }: Newcomer) => test.admin.delete(`/api/users/${id}`)],
    ['logged out', ({ client }: Newcomer) => client.get('/logout')],
  ])('is refused and stores nothing where its user %s meanwhile', async (_what, meanwhile) => {
    const user = await newcomer();
    const answer = await sendSlowly(user, club('Sen IF'), () => meanwhile(user));
    expect(answer).toEqual(notLoggedIn);
    expect(await clubsNamed('Sen IF')).toBe(0);
  });

  it('is refused for a file as well', async () => {
    const user = await newcomer();
    const { id } = await makeSponsorship(test);
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f566b' } })
      .png()
      .toBuffer();
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    const logo = { path: `/api/sponsorships/${id}/logo`, body: multipart(png), type };
    const lines = await auditOf(test, async () => {
      expect(await sendSlowly(user, logo, () => lockOut(user))).toEqual(notLoggedIn);
    });
    expect(lines).toMatchObject([{ action: 'lockout' }]);
    expect(ok(await test.admin.get(`/api/sponsorships/${id}`)).logo).toBeNull();
  });

  it('is refused where the role was taken meanwhile', async () => {
    const user = await newcomer(['Admin', 'Bruger']);
    const area = { path: '/api/settings/areas/update', body: Buffer.from(JSON.stringify({ name: 'Sent område' })) };
    const demote = () => test.db.execute(sql`update users set roles = '{Bruger}' where id = ${user.id}`);
    expect(await sendSlowly(user, area, demote)).toEqual({ status: 403, error: 'Ingen adgang' });
    expect((await test.db.execute(sql`select from areas where name = 'Sent område'`)).rows).toEqual([]);
  });

  it('goes by the areas that its user has at its end', async () => {
    const user = await newcomer();
    const { id, version } = await makeSponsorship(test);
    const move = () =>
      test.db.execute(sql`update user_areas set area_id = ${test.ids.south} where user_id = ${user.id}`);
    const answer = await sendSlowly(user, club('Flyttet IF', { id, version }), move);
    expect(answer).toEqual({ status: 404, error: 'Ikke fundet' });
    expect(await clubsNamed('Flyttet IF')).toBe(0);
  });
});
