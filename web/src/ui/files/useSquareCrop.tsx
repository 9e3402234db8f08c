import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Area } from './square.ts';
import { drawnSide } from './square.ts';
import { texts } from './texts.ts';
import { FileRefusal, type Prepare } from './useUploads.ts';

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
const decodePicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/** Draws a square part of a picture by itself: a JPEG, or a PNG where something shines through. */
const cropPicture = async (picture: ImageBitmap, area: Area): Promise<Blob> => {
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

const CropDialog = lazy(() => import('./CropDialog.tsx').then((module) => ({ default: module.CropDialog })));

/** A picture that waits for somebody to choose its square; `answer` with none is a change of mind. */
type Choice = {
  picture: ImageBitmap;
  file: File;
  answer: (area: Area | undefined) => void;
  /** What had the focus before, and gets it back. */
  opener: Element | null;
};

/** Lets a person choose the square of a picture before it is sent. The dialog must stand on the screen. */
export const useSquareCrop = (): { prepare: Prepare; dialog: ReactNode } => {
  const [choice, setChoice] = useState<Choice>();
  const [opened, setOpened] = useState(false);

  const choose = (picture: ImageBitmap, file: File): Promise<Area | undefined> =>
    new Promise((resolve) => {
      const answer = (area: Area | undefined) => {
        setOpened(false);
        resolve(area);
      };
      setChoice({ picture, file, answer, opener: document.activeElement });
      setOpened(true);
    });

  const prepare: Prepare = async (file) => {
    const picture = await decodePicture(file).catch(() => {
      throw new FileRefusal(texts.unreadable(file.name));
    });
    try {
      const area = await choose(picture, file);
      return area && (await cropPicture(picture, area));
    } finally {
      picture.close();
    }
  };
  const leave = ({ opener }: Choice) => {
    setChoice(undefined);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const dialog = choice && (
    <Suspense>
      <CropDialog
        picture={choice.picture}
        file={choice.file}
        opened={opened}
        onChoose={choice.answer}
        onGone={() => leave(choice)}
      />
    </Suspense>
  );
  return { prepare, dialog };
};
