import { ActionIcon, Button, Center, Group, Image, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { date, number } from '../../lib/formats.ts';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import type { GalleryPicture } from './gallery.rules.ts';
import classes from './proofs.module.css';
import { texts } from './texts.ts';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

export type ProofPictureProps = {
  pictures: readonly GalleryPicture[];
  /** Which of them is shown. */
  at: number;
  /** Shows another one, by its address. */
  onStep: (url: string) => void;
  onClose: () => void;
};

/** A picture of a proof as large as the window lets it be, and the way to those beside it. */
export const ProofPicture = ({ pictures, at, onStep, onClose }: ProofPictureProps) => {
  const step = (by: number) => {
    const next = pictures.at((at + by) % pictures.length);
    if (next) onStep(next.url);
  };
  useHotkeys([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
  ]);
  const picture = pictures[at];
  if (!picture) return null;
  const { url, product, which, proof } = picture;
  const { note, files } = proof;
  return (
    <DialogNotice
      onClose={onClose}
      actions={
        <Button component="a" href={url} download variant="default">
          {texts.savePicture}
        </Button>
      }
    >
      <Center className={classes.stage ?? ''} w="100%" mih={160} mah="calc(100dvh - 330px)">
        <Image
          w="auto"
          maw="100%"
          mih={0}
          mah="100%"
          radius="sm"
          src={url}
          alt={texts.picture(product, date(proof.date), texts.which(which, files.length), note)}
        />
      </Center>
      {pictures.length > 1 && (
        <Group justify="center" gap="md" mt="xs">
          <ActionIcon variant="default" size={44} aria-label={texts.previous} onClick={() => step(-1)}>
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <Text miw="5.5em" ta="center" className="tabular" role="status">
            {texts.place(number(at + 1), number(pictures.length))}
          </Text>
          <ActionIcon variant="default" size={44} aria-label={texts.next} data-autofocus onClick={() => step(1)}>
            <IconChevronRight {...icon} />
          </ActionIcon>
        </Group>
      )}
      {note && (
        <Text mt="xs" ta="center" className="anywhere">
          {note}
        </Text>
      )}
    </DialogNotice>
  );
};
