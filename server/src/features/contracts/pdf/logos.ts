import sharp from 'sharp';
import type { PdfLogo } from './types.ts';

/** A logo is printed no larger than this, at four pixels a point. */
const pixels = { width: 680, height: 256 };

const pictures = new Set(['png', 'jpeg', 'webp']);

/**
 * The logo as a data URL, or null for what is no picture. It lies on white: a picture with transparency would be
 * packed in the background, and end up in the file in another order each time.
 */
export async function printableLogo(logo: PdfLogo): Promise<string | null> {
  if (!logo) return null;
  try {
    const { format } = await sharp(logo).metadata();
    if (!pictures.has(format)) return null;
    const picture = sharp(logo).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
    const png = await picture
      .resize({ ...pixels, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
}
