import { filterBy, rowMenu, scrollsSideways, textbox } from './support/fields.ts';
import { foreignTo } from './support/foreign.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

const PRODUCT = 'VIP-billetter';
type GrantRow = { Recipient: string; State: string; SponsorshipId: number };

test.use({ account: user });

test('a colleague of another area wishes for public tickets', async ({ page, call, callAs, checkAccessibility }) => {
  const boss = await callAs(admin);
  const club = await makerOf(boss).sponsorship('Fjern Boldklub', await foreignTo(call, boss));
  await makerOf(boss).approvedWith(club, PRODUCT, 4);
  const [item] = await boss.get(`/api/sponsorships/${club.id}/hospitality`);
  await boss.post(`/api/sponsorships/${club.id}/save-public`, { id: item.id, public: true });
  const dialog = page.getByRole('dialog');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/tickets?search=${encodeURIComponent(club.name)}`);
  await expect(page.getByText('Offentlig, fra et andet område')).toBeVisible();
  await page.getByRole('button', { name: `Ønsk ${club.name}` }).click();
  await dialog.getByRole('button', { name: 'Send ønske' }).click();
  await expect(dialog.getByText('Der er fejl i formularen')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Modtager' }).fill('Birthe Holm');
  await dialog.getByRole('radio', { name: 'Kunde' }).click();
  await checkAccessibility('the form of a wish');
  await dialog.getByRole('button', { name: 'Send ønske' }).click();
  await expect(dialog.getByRole('link', { name: /^Skriv anledning/ })).toBeVisible();
  await textbox(dialog, 'Formål').fill('Kundepleje');
  await dialog.getByRole('button', { name: 'Send ønske' }).click();
  await expect(page.getByText('Ønsket er sendt.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se ønskerne' })).toHaveCount(0);

  const asked = { filter: { sponsorship: club.id } };
  const { Result: seen }: { Result: GrantRow[] } = await boss.post('/api/grants', asked);
  expect(seen).toMatchObject([{ Recipient: 'Birthe Holm', State: 'Ønsket', SponsorshipId: club.id }]);
  const { Total } = await call.post('/api/grants', asked);
  expect(Total).toBe(0);
});

test.describe('in an area of one’s own', () => {
  test.use({ expectedErrors: [/409/] });

  test('who has the area says what tickets are, and sees in the register who got them', async ({
    page,
    call,
    callAs,
    checkAccessibility,
  }) => {
    const club = await makerOf(call).sponsorship('Nær Boldklub');
    await makerOf(call).approvedWith(club, PRODUCT, 9);
    const [item] = await call.get(`/api/sponsorships/${club.id}/hospitality`);
    const email = `${club.name.replaceAll(' ', '.').toLowerCase()}@holm.example`.replace('æ', 'ae');
    const dialog = page.getByRole('dialog');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    const give = (values: object) => call.post('/api/grants/update', { itemId: item.id, quantity: 2, ...values });

    await test.step('what one is worth is said beside the item', async () => {
      await page.goto(`/tickets?search=${encodeURIComponent(club.name)}`);
      await page.getByRole('button', { name: /^Flere handlinger: / }).click();
      await page.getByRole('menuitem', { name: 'Billetter', exact: true }).click();
      await expect(dialog.getByRole('radio', { name: 'Pulje' })).toBeChecked();
      await expect(dialog.getByText('Pladserne er fri igen ved hvert arrangement')).toBeVisible();
      await dialog.getByRole('textbox', { name: /^Værdi pr. billet/ }).fill('325');
      await checkAccessibility('what tickets are');
      await dialog.getByRole('button', { name: 'Gem' }).click();
      await expect(page.getByText('Billetterne blev gemt!')).toBeVisible();
    });

    await give({ recipientName: 'Birthe Holm', recipientType: 'Kunde', purpose: 'Kundepleje', email });
    await give({ recipientName: 'Aksel Vester', recipientType: 'Offentligt ansat eller politiker', purpose: 'Åbning' });

    await test.step('the wish stands in the register with its warning, and is filtered by', async () => {
      const wish = { eventId: null, quantity: 1, recipientName: 'Carl Kollega', recipientType: 'Medarbejder' };
      await (await callAs(admin)).post(`/api/tickets/${item.id}/request`, wish);
      for (const [place, words] of [
        ['/', /om billetter venter på dit svar$/],
        ['/tickets', /ønske.? venter$/],
      ] as const) {
        await page.goto(place);
        await page.getByRole('link', { name: words }).click();
        await expect(page).toHaveURL('/tickets/grants?wishes=answerable');
      }
      const answer = row('Carl Kollega').getByRole('button', { name: /^Svar på ønsket/ });
      await expect(answer).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByRole('combobox', { name: 'Sortér efter' })).toBeVisible();
      await expect(answer).toBeVisible();
      await page.setViewportSize({ width: 1400, height: 900 });
      for (const other of ['Aksel Vester', 'Birthe Holm']) await expect(row(other)).toHaveCount(0);
      await page.goto('/tickets/grants?state=Ønsket');
      await expect(row('Aksel Vester')).toContainText('Offentligt ansat');
      await expect(row('Aksel Vester')).toContainText('En anden skal svare');
      await expect(row('Birthe Holm')).toHaveCount(0);
      await page.goto('/tickets/grants');
      await page.getByRole('searchbox').fill(club.name);
      await expect(row('Aksel Vester')).toContainText('Ønsket');
      await filterBy(page, 'Status', 'Tildelt');
      await expect(row('Aksel Vester')).toHaveCount(0);
      await expect(row('Birthe Holm')).toContainText('650 kr.');
      await checkAccessibility('the register');
    });

    await test.step('what a pool gives is handed out, given back, and that undone, from its row', async () => {
      await page.goto(`/tickets/grants?search=${encodeURIComponent(club.name)}`);
      const name = `2 billetter til Birthe Holm, ${club.name}`;
      const handOut = page.getByRole('button', { name: `Udlevér ${name}` });
      await handOut.click();
      await expect(row('Birthe Holm')).toContainText('Udleveret');
      await page.getByRole('button', { name: 'Fortryd' }).click();
      await expect(row('Birthe Holm')).toContainText('Tildelt');
      await handOut.click();
      await expect(row('Birthe Holm')).toContainText('Udleveret');
      await rowMenu(page, name).click();
      await page.getByRole('menuitem', { name: 'Returnér' }).click();
      await expect(row('Birthe Holm')).toContainText('Returneret');
      const said = page.getByRole('status').filter({ hasText: '2 billetter er givet tilbage.' });
      await said.getByRole('button', { name: 'Fortryd' }).click();
      await expect(row('Birthe Holm')).toContainText('Udleveret');
    });

    await test.step('the mode stands now, and the usage follows the register', async () => {
      await page.goto(`/sponsorships/${club.id}`);
      await page.getByRole('button', { name: /^Billetter: / }).click();
      await dialog.getByRole('radio', { name: 'Pr. arrangement' }).check();
      await dialog.getByRole('button', { name: 'Gem' }).click();
      await expect(dialog.getByText(/^Der er givet eller ønsket billetter/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Annuller' }).click();
      await page.getByRole('button', { name: /^Udnyttelse af / }).click();
      await expect(dialog.getByText('Udnyttelsen følger billetregistret.')).toBeVisible();
      await expect(dialog.getByRole('slider')).toHaveCount(0);
      await checkAccessibility('usage that follows the register');
    });

    await test.step('a recipient has a page of all that they got, which fits a phone', async () => {
      await page.goto('/tickets/grants');
      await page.getByRole('link', { name: 'Modtagere', exact: true }).click();
      // The register that is left has a field to search in as well.
      await expect(page.getByRole('heading', { level: 1, name: 'Modtagere' })).toBeVisible();
      await page.getByRole('searchbox').fill(email);
      // Somebody of the same name was wished for in another area.
      await expect(page.getByRole('link', { name: 'Birthe Holm' })).toHaveCount(1);
      await page.getByRole('link', { name: 'Birthe Holm' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Birthe Holm' })).toBeVisible();
      await expect(page.getByText('2 billetter · 650 kr.')).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await scrollsSideways(page)).toBe(false);
      await checkAccessibility('a recipient on a phone');
      await page.goto('/tickets/grants');
      await expect(page.getByRole('heading', { level: 1, name: 'Billetter' })).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
});
