import type { Locator, Page } from '@playwright/test';
import { filledIn, tabOf } from './support/agreement.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const year = new Date().getFullYear();
const inTwoYears = { startDate: `${year + 2}-01-01`, endDate: `${year + 2}-12-31` };

const primary = (page: Page) => filledIn(page.getByRole('main'));

const stepsOf = (bar: Locator) => bar.getByRole('list', { name: 'Aftalens forløb' }).getByRole('listitem');

test('an agreement says where it is in its life, what it costs and what to do next, in view wherever one reads', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Livsløbets Forening');
  const rates = [
    { amount: 10_000, dueDate: `${year - 1}-02-01` },
    { amount: 20_000, dueDate: `${year + 1}-03-01` },
  ];
  const specialAgreements = 'Et arrangement om året.\n'.repeat(60);
  const waiting = await make.awaiting(club, { rates, specialAgreements });
  const main = page.getByRole('main');
  const head = main.locator('header').filter({ has: page.getByRole('heading', { level: 2, name: /^Aftale / }) });
  const action = head.getByRole('button', { name: 'Upload underskrevet aftale' });
  await page.goto(`/sponsorships/${club.id}/${waiting.id}`);

  await test.step('it awaits its signature: by whom it was made and approved, and since when', async () => {
    await expect(stepsOf(main)).toHaveText([
      /^Kladde \(udført\)\d\d?\. [a-z]+ \d{4}, Mette Kjærgaard$/,
      /^Låst til underskrift \(nu\)\d\d?\. [a-z]+ \d{4}, Mette Kjærgaard ·\ssiden\si\sdag$/,
      /^Godkendt \(mangler\)$/,
      /^Aktiv \(mangler\)når den er underskrevet$/,
    ]);
    await expect(head).toContainText('Afventer');
    await expect(head).toContainText(/Rate på 10\.000 kr\. \d+ dage for sent/);
    await expect(main.getByRole('definition')).toContainText([
      '60.000 kr.',
      `01. januar ${year - 1} – 31. december ${year + 1}`,
      `10.000 kr. 01. februar ${year - 1}`,
    ]);
    await action.click();
    await expect(page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' })).toBeFocused();
  });

  for (const [width, height] of [
    [1400, 900],
    [360, 740],
  ] as const)
    await test.step(`what comes and what to do is in view at ${width}, before and after scrolling`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`/sponsorships/${club.id}/${waiting.id}?tab=terms`);
      const inView = async () => {
        for (const part of [head.getByText(/^Rate på/), action, head.getByRole('button', { name: 'Mere' })])
          await expect(part).toBeInViewport({ ratio: 1 });
      };
      await expect(action).toBeVisible();
      await inView();
      await expect(page.getByText('Særlige aftaler').last()).toBeVisible();
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 1200);
      await expect(tabOf(page, 'Vilkår')).not.toBeInViewport();
      await inView();
      // On a phone the number scrolls away.
      if (width > 360) await expect(head.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      const box = await action.boundingBox();
      // One row: nothing of it stands above or below what to do.
      const when = await head.getByText(/^Rate på/).boundingBox();
      expect(when?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
      expect((when?.y ?? 0) + (when?.height ?? 0)).toBeGreaterThan(box?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height / 3);
      await checkAccessibility(`the status of an agreement at ${width}`);
    });

  await test.step('where little height is left, by zoom or a keyboard, it leaves it to the agreement', async () => {
    await page.setViewportSize({ width: 350, height: 225 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(action).not.toBeInViewport();
    await page.setViewportSize({ width: 1400, height: 900 });
  });

  await test.step('signed, it is active; its late rate is paid next, and then the one that comes', async () => {
    await call.upload(`/api/sponsorships/contracts/${waiting.id}/upload`, files.signed);
    await page.goto(`/sponsorships/${club.id}/${waiting.id}`);
    await expect(stepsOf(main).last()).toHaveText(`Aktiv (nu)til 31. december ${year + 1}`);
    await expect(head.getByRole('link', { name: 'Registrér betaling' })).toBeVisible();
    const [late]: { id: number }[] = (await call.get(`/api/sponsorships/contracts/${waiting.id}`)).rates;
    const paidOn = `${year - 1}-02-01`;
    await call.post('/api/payments/update', { contractId: waiting.id, rateId: late?.id, amount: 10_000, paidOn });
    await page.reload();
    await expect(main.getByRole('definition').filter({ hasText: '20.000 kr.' }).first()).toContainText(
      `20.000 kr. 01. marts ${year + 1}`,
    );
    await expect(head).toContainText(/Rate på 20\.000 kr\./);
    await expect(head.getByRole('link', { name: 'Registrér betaling' })).toHaveCount(0);
  });

  await test.step('Oversigt shows it, beside the one that is to come', async () => {
    const coming = await make.approved(club, inTwoYears);
    await page.goto(`/sponsorships/${club.id}`);
    const line = page.getByRole('list', { name: 'Forløb' }).getByRole('listitem');
    await expect(line.filter({ hasText: waiting.number })).toContainText('Aktiv');
    await expect(line.filter({ hasText: coming.number })).toContainText('Kommende');
    await expect(page.getByRole('link', { name: 'Opret simpel aftale' })).toBeVisible();
    await expect(primary(page)).toHaveCount(0);
    await checkAccessibility('Oversigt with an active and a coming agreement');
  });

  await test.step('another that begins later takes its place, and the page says which', async () => {
    const later = await make.approved(club, { startDate: `${year}-01-01`, endDate: `${year}-12-31` });
    await page.goto(`/sponsorships/${club.id}/${waiting.id}`);
    await expect(stepsOf(main).last()).toHaveText(`Afløst (nu)af aftale ${later.number}`);
    await head.getByRole('link', { name: `Se aftale ${later.number}` }).click();
    await expect(page.getByRole('heading', { level: 2, name: `Aftale ${later.number}` })).toBeVisible();
  });

  await test.step('one that has ended says when', async () => {
    const ended = await make.approved(club, { startDate: `${year - 3}-01-01`, endDate: `${year - 3}-12-31` });
    await page.goto(`/sponsorships/${club.id}/${ended.id}`);
    await expect(stepsOf(main).last()).toHaveText(`Udløbet (nu)31. december ${year - 3}`);
  });

  await test.step('a draft is gone on with from Oversigt, and approved where it lacks nothing', async () => {
    const other = await make.sponsorship('Kladdens Forening');
    await page.goto(`/sponsorships/${other.id}`);
    await expect(primary(page)).toHaveText(['Opret aftale']);
    const draft = await make.draft(other);
    await page.reload();
    await expect(primary(page)).toHaveText(['Læs og godkend']);
    await page.getByRole('link', { name: 'Læs og godkend' }).click();
    await expect(page).toHaveURL(new RegExp(`/sponsorships/${other.id}/${draft.id}\\?step=5$`));
    await expect(page.getByRole('button', { name: 'Godkend aftale' })).toBeInViewport();
  });
});
