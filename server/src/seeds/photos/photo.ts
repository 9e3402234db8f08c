import sharp from 'sharp';

const [WIDTH, HEIGHT] = [800, 600];

const draw = (svg: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 900">${svg}</svg>`,
    ),
  );

/** The grain of the chip, and corners that are darker. */
const film = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.6" numOctaves="2"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.5 0.5 0 0 -0.45"/></filter><rect width="1200" height="900" filter="url(#grain)"/>
  <radialGradient id="corners" r="0.75"><stop offset="0.5" stop-opacity="0"/><stop offset="1" stop-opacity="0.35"/></radialGradient><rect width="1200" height="900" fill="url(#corners)"/>`;

/** Makes JPEGs of drawings of 1200 × 900, as a phone would have photographed what they show. */
export const openCamera = () => {
  const filmDrawn = draw(film).png().toBuffer();
  return async (svg: string): Promise<Buffer> =>
    draw(svg)
      .flatten()
      .composite([{ input: await filmDrawn }])
      .jpeg({ quality: 86 })
      .toBuffer();
};
