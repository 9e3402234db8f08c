import { callerOf } from './support/caller.ts';
import { ownApp } from './support/own-app.ts';
import { admin, expect, test } from './support/test.ts';

const pdf = Buffer.from('%PDF-1.4\n%underskrevet\n%%EOF\n');

test('all of the main job is there after kill -9', async ({ playwright }) => {
  test.setTimeout(240_000);
  const app = await ownApp({ web: false });
  const request = await playwright.request.newContext();
  try {
    await app.start();
    const call = callerOf(request, app.base);
    await call.logIn(admin);
    const [area] = await call.get('/api/sponsorships/user-areas');
    const categories: { id: number; use: string }[] = await call.get('/api/sponsorships/categories');
    const categoryFor = (use: string) => categories.find((category) => category.use === use)?.id;
    const [responsible] = await call.get(`/api/sponsorships/area-users/${area.id}`);
    const [product] = (await call.get('/api/sponsorships/products')).filter(
      (candidate: { isUtilization: boolean; hasAmount: boolean }) => candidate.isUtilization && candidate.hasAmount,
    );
    const sponsorship = await call.post('/api/sponsorships/update', {
      name: 'Ærøskøbing Roklub',
      shortName: 'ÆR',
      categoryId: categoryFor('Klubber'),
      areaId: area.id,
      address: 'Havnen 4',
      zipCode: '5970',
      city: 'Ærøskøbing',
      userId: responsible.id,
    });
    const year = new Date().getFullYear();
    const draft = await call.post(`/api/sponsorships/${sponsorship.id}/update`, {
      category: categoryFor('Aftaler'),
      startDate: `${year - 1}-01-01`,
      endDate: `${year + 1}-12-31`,
      sponsorshipAmount: 75_000.5,
      products: [{ productId: product.id, selected: true, amount: 8 }],
    });
    await call.post(`/api/sponsorships/${sponsorship.id}/confirm`, { id: draft.id });
    const printed = await call.bytes(`/print-contract?id=${draft.id}`);
    const approved = await call.upload(`/api/sponsorships/contracts/${draft.id}/upload`, {
      name: 'underskrevet.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    });
    const items = [
      ...(await call.get(`/api/sponsorships/${sponsorship.id}/marketing`)),
      ...(await call.get(`/api/sponsorships/${sponsorship.id}/hospitality`)),
    ];
    await call.post(`/api/sponsorships/${sponsorship.id}/save-utilization`, { id: items[0].id, used: 6 });
    const overview = await call.get('/api/dashboard/overview');

    await app.kill();
    await app.start();

    expect(await call.get(`/api/sponsorships/${sponsorship.id}`)).toEqual(sponsorship);
    expect(await call.get(`/api/sponsorships/contracts/${draft.id}`)).toEqual(approved);
    expect(await call.bytes(`/print-contract?id=${draft.id}`)).toEqual(printed);
    expect(await call.bytes(approved.signedDocument)).toEqual(pdf);
    expect(await call.get(`/api/sponsorships/${sponsorship.id}/utilization`)).toEqual({ utilization: 75 });
    expect(await call.get('/api/dashboard/overview')).toEqual(overview);
  } finally {
    await request.dispose();
    await app.close();
  }
});
