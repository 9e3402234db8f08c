import sharp from 'sharp';
import { extractImages } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { readAll } from '../contracts/pdf/pdf.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);
const sponsorship = (await makeSponsorship(test)).id;

const saveBank = async (name: string, color: string) => {
  ok(await test.admin.post('/api/settings', { name, address: 'Torvet 1', zipCode: '8000', city: 'Aarhus C' }));
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: color } });
  const file = { name: 'logo.png', type: 'image/png' };
  ok(await test.admin.upload('/api/settings/logo', await picture.png().toBuffer(), file));
};

/** What an agreement's PDF says, and the colours that its pictures begin with. */
const read = async (contractId: number) => {
  const { bytes } = await test.user.get(`/print-contract?id=${contractId}`);
  const pictures = await extractImages(new Uint8Array(bytes), 1);
  return { text: await readAll(bytes), colors: pictures.map(({ data }) => [...data.subarray(0, 3)].join()) };
};

describe('the bank’s name and logo', () => {
  it('are on every PDF that is printed from that moment, and on a confirmed one as they were', async () => {
    await saveBank('Gammelbanken', '#0000ff');
    const draft = await agreements.draft(sponsorship);
    const confirmed = await agreements.awaiting(sponsorship);
    for (const { id } of [draft, confirmed]) {
      const { text, colors } = await read(id);
      expect(text).toContain('Gammelbanken');
      expect(colors).toEqual(['0,0,255']);
    }

    await saveBank('Nybanken', '#ff0000');
    const now = await read(draft.id);
    expect(now.text).toContain('Nybanken');
    expect(now.text).not.toContain('Gammelbanken');
    expect(now.colors).toEqual(['255,0,0']);
    const then = await read(confirmed.id);
    expect(then.text).toContain('Gammelbanken');
    expect(then.text).not.toContain('Nybanken');
    expect(then.colors).toEqual(['0,0,255']);

    // Back to a draft, it reads live again.
    ok(await agreements.call(sponsorship, 'edit', { id: confirmed.id }));
    expect(await read(confirmed.id)).toMatchObject({ text: expect.stringContaining('Nybanken'), colors: ['255,0,0'] });
  });
});
