import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../', import.meta.url);

/** A drawing of the demo, such as `logos/hedens-boldklub.svg`, as a small PNG. */
export const pictureOf = (path: string): Promise<Buffer> =>
  sharp(fileURLToPath(new URL(path, folder)))
    .png({ palette: true, quality: 92, effort: 3 })
    .toBuffer();
