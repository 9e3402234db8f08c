import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { Avatar, Logo } from './Avatar.tsx';

it('shows initials where there is no picture, and leaves what is said to the name beside it', async () => {
  await renderInApp(
    <>
      <Avatar src={null} name="Mette Kjærgaard" />
      <Logo src={null} name="Vejle Boldklub" />
    </>,
  );
  await expect.element(page.getByText('MK')).toBeVisible();
  await expect.element(page.getByText('VB')).toBeVisible();
  for (const initials of ['MK', 'VB'])
    await expect.element(page.getByText(initials)).toHaveAttribute('aria-hidden', 'true');
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

it('counts a picture that cannot be fetched as missing', async () => {
  // Answered with the app's page, it would make the run go through the whole app.
  expect((await fetch('/findes/ikke.png')).status).toBe(404);
  await renderInApp(<Logo src="/findes/ikke.png" name="Vejle Boldklub" />);
  await expect.element(page.getByText('VB')).toBeVisible();
});
