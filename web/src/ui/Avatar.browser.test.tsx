import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { Avatar, Logo } from './Avatar.tsx';

it('is a picture with a name where there is none, too', async () => {
  await renderInApp(
    <>
      <Avatar src={null} name="Mette Kjærgaard" />
      <Logo src={null} name="Vejle Boldklub" />
    </>,
  );
  await expect.element(page.getByRole('img', { name: 'Uden billede' })).toHaveTextContent('MK');
  await expect.element(page.getByRole('img', { name: 'Uden logo' })).toHaveTextContent('VB');
});

it('counts a picture that cannot be fetched as missing', async () => {
  // Answered with the app's page, it would make the run go through the whole app.
  expect((await fetch('/findes/ikke.png')).status).toBe(404);
  await renderInApp(<Logo src="/findes/ikke.png" name="Vejle Boldklub" />);
  await expect.element(page.getByRole('img', { name: 'Uden logo' })).toHaveTextContent('VB');
});
