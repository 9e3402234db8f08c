import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ImageUpload } from './ImageUpload.tsx';

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

const open = async (src: string | null) => {
  await renderInApp(
    <div style={{ padding: 40 }}>
      <ImageUpload
        kind="logo"
        compact
        size="lg"
        label="Upload logo"
        name="Vejle Boldklub"
        src={src}
        send={async () => {}}
      />
    </div>,
  );
  const button = page.getByRole('button', { name: 'Upload logo' });
  await expect.element(button).toBeInTheDocument();
  return { button, opacity: () => getComputedStyle(button.element()).opacity };
};

it('leaves a logo free: its button comes with the pointer or the keyboard, and stands at the corner', async () => {
  const { button, opacity } = await open(LOGO);
  const picture = page.getByAltText('', { exact: true }).element();
  expect(opacity()).toBe('0');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.poll(opacity).toBe('1');
  await userEvent.tab();
  await expect.poll(opacity).toBe('0');
  await userEvent.hover(picture);
  await expect.poll(opacity).toBe('1');
  const logo = picture.getBoundingClientRect();
  const { left, top, width } = button.element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(24);
  expect(left).toBeGreaterThanOrEqual(logo.right - 16);
  expect(top).toBeGreaterThanOrEqual(logo.bottom - 10);
});

it('shows its button where there is no logo yet', async () => {
  const { opacity } = await open(null);
  expect(opacity()).toBe('1');
});
