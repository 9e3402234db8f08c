const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** What a colour looks like over another one, as red, green and blue from 0 to 255. */
const visibleColor = (color: string, over: string): number[] => {
  if (!canvas) throw new Error('There is no canvas to mix colours on.');
  for (const paint of [over, color]) {
    canvas.fillStyle = paint;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
};

/** How light a colour is over another one, from 0 to 1. */
export const luminance = (color: string, over: string): number => {
  const [red = 0, green = 0, blue = 0] = visibleColor(color, over).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of a colour on its ground, as WCAG 2.2 reckons it. */
export const contrast = (color: string, ground: string): number => {
  const [lighter = 0, darker = 0] = [luminance(color, ground), luminance(ground, '#000')].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};
