import sharp from 'sharp';

/** A drawing as a small PNG. */
export const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 92, effort: 3 }).toBuffer();
