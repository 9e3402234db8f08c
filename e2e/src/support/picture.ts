import type { Page } from '@playwright/test';

/** A picture as a person picks one: a PNG of this size, drawn by the browser. */
export const drawPicture = async (page: Page, width: number, height: number) => {
  const data = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#0f566b';
        context.fillRect(0, 0, wide, high);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return { name: 'portræt.png', mimeType: 'image/png', buffer: Buffer.from(data.split(',')[1] ?? '', 'base64') };
};

/** How wide and high the picture at an address is. */
export const sizeOf = (page: Page, url: string): Promise<{ width: number; height: number }> =>
  page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, url);
