import { Box, Button, Group, Modal, Slider, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useObjectUrl } from './useObjectUrl.ts';
import 'react-easy-crop/react-easy-crop.css';
import dialog from '../dialog.module.css';
import { texts as uiTexts } from '../texts.ts';
import classes from './CropDialog.module.css';
import { type Area, centredSquare } from './square.ts';
import { texts } from './texts.ts';

const t = texts.crop;
const ZOOM = { min: 1, max: 4, step: 0.05 };
const CENTRE = { x: 0, y: 0 };

type CropDialogProps = {
  picture: ImageBitmap;
  file: File;
  opened: boolean;
  /** The square that was chosen, or none. */
  onChoose: (area: Area | undefined) => void;
  onGone: () => void;
};

/** Which square of a picture is kept: moved by dragging or by arrows, enlarged by the slider; at first the middle. */
export const CropDialog = ({ picture, file, opened, onChoose, onGone }: CropDialogProps) => {
  const help = useId();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(ZOOM.min);
  const area = useRef(centredSquare(picture.width, picture.height));
  return (
    <Modal
      opened={opened}
      onClose={() => onChoose(undefined)}
      title={t.title}
      // A click that ends beside the picture belongs to dragging it.
      closeOnClickOutside={false}
      onExitTransitionEnd={onGone}
    >
      <Text id={help} fz="sm" c="dimmed">
        {t.help}
      </Text>
      <Box
        pos="relative"
        w="min(100%, 340px, 46dvh)"
        mt={14}
        mx="auto"
        bdrs="md"
        bg="gray.9"
        style={{ aspectRatio: 1, overflow: 'hidden' }}
      >
        {url && (
          <Cropper
            image={url}
            aspect={1}
            // The stage is square: a small picture is enlarged until it fills it one way.
            objectFit={picture.width >= picture.height ? 'horizontal-cover' : 'vertical-cover'}
            cropShape="round"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            keyboardStep={4}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => {
              area.current = pixels;
            }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': t.area, 'aria-describedby': help }}
            classes={{ cropAreaClassName: classes.area ?? '' }}
            disableAutomaticStylesInjection
          />
        )}
      </Box>
      <Group wrap="nowrap" gap="sm" mt="md" c="dimmed">
        <IconPhoto size={15} stroke={1.6} aria-hidden />
        <Slider
          flex={1}
          thumbLabel={t.zoom}
          thumbValueText={(value) => t.zoomValue(Math.round(value * 100))}
          label={null}
          {...ZOOM}
          value={zoom}
          onChange={setZoom}
        />
        <IconPhoto size={23} stroke={1.4} aria-hidden />
      </Group>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={() => onChoose(undefined)}>
          {uiTexts.cancel}
        </Button>
        <Button data-autofocus onClick={() => onChoose(area.current)}>
          {t.save}
        </Button>
      </div>
    </Modal>
  );
};
