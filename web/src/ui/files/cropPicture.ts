import { type Area, drawnSide } from './square.ts';

const QUALITY = 0.9;
const OPAQUE = 255;

const isOpaque = ({ data }: ImageData): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== OPAQUE) return false;
  return true;
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      type,
      QUALITY,
    );
  });

/** Decodes a picture, upright as its camera says. Throws where it cannot be read. */
export const decodePicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Draws a square part of a picture by itself: a JPEG, or a PNG where something shines through. */
export const cropPicture = async (picture: ImageBitmap, area: Area): Promise<Blob> => {
  const side = drawnSide(area);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return blobOf(canvas, isOpaque(context.getImageData(0, 0, side, side)) ? 'image/jpeg' : 'image/png');
};
