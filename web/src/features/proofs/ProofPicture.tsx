import { Button } from '@mantine/core';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import classes from './proofs.module.css';
import { texts } from './texts.ts';

export type ProofPictureProps = { url: string; alt: string; onClose: () => void };

/** A picture of a proof as large as the window lets it be. */
export const ProofPicture = ({ url, alt, onClose }: ProofPictureProps) => (
  <DialogNotice
    onClose={onClose}
    actions={
      <Button component="a" href={url} download variant="default">
        {texts.savePicture}
      </Button>
    }
  >
    <img className={classes.whole} src={url} alt={alt} />
  </DialogNotice>
);
