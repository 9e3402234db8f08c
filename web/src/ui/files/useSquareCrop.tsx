import { lazy, type ReactNode, Suspense, useState } from 'react';
import { cropPicture, decodePicture } from './cropPicture.ts';
import type { Area } from './square.ts';
import { texts } from './texts.ts';
import { FileRefusal, type Prepare } from './useUpload.ts';

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
