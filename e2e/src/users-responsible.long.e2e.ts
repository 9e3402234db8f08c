import { choose } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';
import { areasOf, heading, makeUser, transferDialog } from './support/users.ts';

test.describe('users', () => {
  test.use({ account: admin });

  test('who are responsible are deleted once it is handed over', async ({ page, call, checkAccessibility }) => {
    const [user, receiver] = [await makeUser(call, 'Ansvarlige Anker'), await makeUser(call, 'Modtagende Maren')];
    const club = await makerOf(call).sponsorship('Stafettens Løbeklub', { userId: user.id });
    await page.goto(`/users/${user.id}`);
    const block = page.getByRole('region', { name: 'Ansvarlig for' });
    await expect(block.getByRole('link', { name: club.name })).toHaveAttribute('href', `/sponsorships/${club.id}`);
    await checkAccessibility('user page');
    await page.getByRole('button', { name: 'Slet bruger' }).click();
    const refused = page.getByRole('dialog', { name: `${user.name} kan ikke slettes` });
    await expect(refused.getByRole('link', { name: club.name })).toBeVisible();
    await checkAccessibility('deletion refused');
    await refused.getByRole('button', { name: 'Overdrag' }).click();

    const transfer = transferDialog(page, user);
    await transfer.getByRole('button', { name: 'Overdrag' }).click();
    await expect(transfer.getByRole('link', { name: 'Ny ansvarlig skal udfyldes' })).toBeVisible();
    await checkAccessibility('transfer refused');
    await choose(page, 'Ny ansvarlig', receiver.name);
    await transfer.getByRole('button', { name: 'Overdrag' }).click();
    await expect(page.getByText('1 sponsorat blev overdraget!')).toBeVisible();
    await expect(transfer).toBeHidden();
    await expect(block.getByText('Brugeren er ikke ansvarlig for nogen sponsorater.')).toBeVisible();
    expect(await call.get(`/api/sponsorships/${club.id}`)).toMatchObject({
      userId: receiver.id,
      version: club.version + 1,
    });

    await page.getByRole('button', { name: 'Slet bruger' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Brugeren blev slettet!')).toBeVisible();
    await expect(heading(page, 'Brugere')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: user.name })).toHaveCount(0);
  });

  test('hand over area by area, also where they are locked out', async ({
    page,
    call,
    expectedErrors,
    checkAccessibility,
  }) => {
    expectedErrors.push(/409 \(Conflict\)/);
    const [first, second] = await areasOf(call);
    const user = await makeUser(call, 'Delte Dagny');
    const north = await makeUser(call, 'Første Frode', { areaIds: [first?.id] });
    const both = await makeUser(call, 'Fælles Fie');
    const make = makerOf(call);
    const clubs = [
      await make.sponsorship('Første Områdes Svømmeklub', { areaId: first?.id, userId: user.id }),
      await make.sponsorship('Andet Områdes Skytteforening', { areaId: second?.id, userId: user.id }),
    ];
    await page.goto(`/users/${user.id}`);
    await page.getByRole('button', { name: `Fjern ${first?.name}` }).click();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    const inUse = page.getByRole('region', { name: 'Brugeren er ansvarlig i et område, du har fjernet' });
    await expect(inUse.getByRole('link', { name: clubs[0]?.name ?? '' })).toBeVisible();
    await expect(inUse.getByRole('link')).toHaveCount(1);
    await checkAccessibility('area in use');

    await inUse.getByRole('button', { name: 'Overdrag' }).click();
    const transfer = transferDialog(page, user);
    await transfer.getByRole('radio', { name: 'Vælg for hvert område' }).check();
    await checkAccessibility('transfer by area');
    await choose(page, `Ny ansvarlig i ${first?.name} (1 sponsorat)`, north.name);
    await choose(page, `Ny ansvarlig i ${second?.name} (1 sponsorat)`, both.name);
    await transfer.getByRole('button', { name: 'Overdrag' }).click();
    await expect(page.getByText('2 sponsorater blev overdraget!')).toBeVisible();
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByText('Bruger blev gemt!')).toBeVisible();
    await expect(inUse).toHaveCount(0);
    expect((await call.get(`/api/users/${user.id}`)).areaIds).not.toContain(first?.id);

    await call.post(`/api/users/${both.id}/lockout`, {});
    await page.goto('/users');
    const card = page.getByRole('article').filter({ hasText: both.name });
    await expect(card.getByText('(Deaktiveret)')).toBeVisible();
    await checkAccessibility('users with one who is still responsible');
    await card.getByRole('link', { name: 'Stadig ansvarlig for 1 sponsorat' }).click();
    const notice = page.getByRole('note').filter({ hasText: 'Deaktiveret, men stadig ansvarlig for 1 sponsorat' });
    await checkAccessibility('locked out and responsible');
    await notice.getByRole('button', { name: 'Overdrag' }).click();
    await choose(page, 'Ny ansvarlig', user.name);
    await transferDialog(page, both).getByRole('button', { name: 'Overdrag' }).click();
    await expect(page.getByText('1 sponsorat blev overdraget!')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await call.get(`/api/sponsorships/${clubs[1]?.id}`)).toMatchObject({ userId: user.id });
  });
});
