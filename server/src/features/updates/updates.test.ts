import { describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const save = (values: object) =>
  test.admin.post('/api/settings/updates/update', { title: 'Nyt', description: '<p>x</p>', ...values });

describe('an update', () => {
  it('keeps the instant at which the server made it', async () => {
    const made = ok(await save({ createDate: '1999-01-01T00:00:00.000Z' }));
    expect(made.createDate).toBe(START.toISOString());
    test.clock.moveBy(60_000);
    expect(ok(await save({ ...made, createDate: null })).createDate).toBe(START.toISOString());
    const { Result } = ok(await test.admin.post('/api/settings/updates', {}));
    expect(Result).toContainEqual({ Id: made.id, Title: 'Nyt', CreateDate: START.toISOString() });
  });

  it('is saved clean', async () => {
    const dirty = '<p onclick="x()">a<script>alert(1)</script> <a href="javascript:x">b</a></p>';
    const made = ok(await save({ description: dirty }));
    expect(made.description).toBe('<p>a b</p>');
    expect(ok(await save(made)).description).toBe('<p>a b</p>');
  });

  it.each([
    '',
    '  ',
    '<p></p>',
    '<p><br></p>',
    '<h2>&nbsp;&#160;&#xA0;</h2>',
    '<ul><li><p> </p></li></ul>',
    '<p>\u200b\ufeff</p>',
    '<script>tekst</script>',
    '<img src="x.png">',
    '<!-- tekst -->',
    '<style>tekst</style><p></p>',
  ])('without any text is refused: %j', async (description) => {
    const fields = { description: 'Beskrivelse skal udfyldes' };
    expect(await save({ description })).toMatchObject({ status: 422, body: { fields } });
  });

  it('is measured by what is saved of it', async () => {
    const paragraph = `<p style="${'x'.repeat(500)}">${'å'.repeat(93)}</p>`;
    expect(ok(await save({ description: paragraph.repeat(100) })).description).toHaveLength(10_000);
    const fields = { description: 'Beskrivelse må højst være på 10.000 tegn' };
    expect(await save({ description: `${paragraph.repeat(100)}å` })).toMatchObject({ status: 422, body: { fields } });
    expect((await save({ description: 'x'.repeat(200_001) })).status).toBe(422);
  });

  it.each(['&', '<b></b>', '<p>'])('of nothing but %s is refused before it is read', async (markup) => {
    const fields = { description: 'Beskrivelse må højst være på 10.000 tegn' };
    const description = `a${markup.repeat(199_000 / markup.length)}`;
    expect(await save({ description })).toMatchObject({ status: 422, body: { fields } });
  });
});

describe('the list of updates', () => {
  it('takes Name for another word for Title', async () => {
    for (const title of ['Ål', 'Zoo', 'Ærø']) ok(await save({ title }));
    const by = async (sort: object) => ok(await test.admin.post('/api/settings/updates', { sort })).Result;
    for (const dir of ['asc', 'desc']) {
      expect(await by({ field: 'Name', dir })).toEqual(await by({ field: 'Title', dir }));
      expect((await by({ field: 'Name', dir }))[0].Title).toBe(dir === 'asc' ? 'Nyt' : 'Ål');
    }
  });
});
