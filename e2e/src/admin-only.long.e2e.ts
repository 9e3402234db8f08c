import { admin, expect, test, user } from './support/test.ts';

test.use({ account: user });

test('a Bruger meets the error page on every page of the Admin, and 403 on its calls', async ({
  page,
  request,
  callAs,
  baseURL,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/403 \(Forbidden\)/, /ApiError: Du har ikke adgang til denne side/);
  const asAdmin = await callAs(admin);
  const idOf = async (list: string): Promise<number> => (await asAdmin.post(list, { perPage: 1 })).Result[0].Id;
  const [someone] = await asAdmin.get('/api/users');
  const records = {
    '/settings/categories': await idOf('/api/settings/categories'),
    '/settings/areas': await idOf('/api/settings/areas'),
    '/settings/updates': await idOf('/api/settings/updates'),
    '/categories': await idOf('/api/products/categories'),
    '/products': await idOf('/api/products'),
    '/users': someone.id,
  };
  const paths = Object.entries(records).flatMap(([path, id]) => [path, `${path}/create`, `${path}/${id}`]);
  for (const path of [
    '/settings',
    '/settings/mails',
    '/settings/budget',
    '/settings/rules',
    '/import/signed',
    '/import/sponsorships',
    ...paths,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Kun for administratorer' }), path).toBeVisible();
    await expect(page.getByRole('form'), path).toHaveCount(0);
    await expect(page.getByRole('table'), path).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Hovedmenu' }).locator('[aria-current]'), path).toHaveCount(0);
  }
  await checkAccessibility('for Admins alone');
  for (const path of [`/api/settings/areas/${records['/settings/areas']}`, '/api/users', '/api/products/icons'])
    expect((await request.get(`${baseURL}${path}`)).status(), path).toBe(403);
  await page.getByRole('link', { name: 'Til overblikket', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overblik' })).toBeVisible();
});
