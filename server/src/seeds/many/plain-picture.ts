import sharp from 'sharp';

/** A picture of one colour, so many pixels a side: few bytes that take much room once they are read. */
export const plainPicture = (side: number, format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'navy' }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer();
