import type { Page } from '@playwright/test';

const [LEFT, RIGHT] = ['#0f566b', '#e9a324'];

/** A picture as a person picks one: a PNG of this size, drawn by the browser, in two colours where a second is given. */
const draw = async (page: Page, width: number, height: number, second = LEFT) => {
  const data = await page.evaluate(
    ([wide, high, left, right]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = left;
        context.fillRect(0, 0, wide / 2, high);
        context.fillStyle = right;
        context.fillRect(wide / 2, 0, wide / 2, high);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height, LEFT, second] as const,
  );
  return { name: 'portræt.png', mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
};

/** One in one colour. */
export const drawPicture = (page: Page, width: number, height: number) => draw(page, width, height);
/** One whose halves can be told apart: see `centreOf`. */
export const drawHalves = (page: Page, width: number, height: number) => draw(page, width, height, RIGHT);

/** Which half of such a picture the middle of the one at an address is from. */
export const centreOf = (page: Page, url: string): Promise<'left' | 'right'> =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const [red = 0] = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
    return red < 100 ? 'left' : 'right';
  }, url);

/** How wide and high the picture at an address is. */
export const sizeOf = (page: Page, url: string): Promise<{ width: number; height: number }> =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, url);
