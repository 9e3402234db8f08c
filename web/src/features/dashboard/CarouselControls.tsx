import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { texts } from './texts.ts';
import classes from './UpdateCarousel.module.css';
import type { Carousel } from './useCarousel.ts';

const words = texts.updates;
const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** Where the carousel stands, and the buttons that hold and move it. */
export const CarouselControls = ({ carousel }: { carousel: Carousel }) => {
  const { page, pages, playing, paused, still, toggle, previous, next } = carousel;
  return (
    <div className={classes.controls}>
      {/* What changes by itself is not read aloud. */}
      <span className={classes.page} role="status" aria-live={playing ? 'off' : 'polite'}>
        {words.page(page + 1, pages)}
      </span>
      {!still && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={paused ? words.play : words.pause}
          onClick={toggle}
        >
          {paused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
        </ActionIcon>
      )}
      <ActionIcon variant="default" size={34} aria-label={words.previous} onClick={previous}>
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <ActionIcon variant="default" size={34} aria-label={words.next} onClick={next}>
        <IconChevronRight {...icon} />
      </ActionIcon>
    </div>
  );
};
