import { Title } from '@mantine/core';
import type { UpdateItem } from '@sponsorat/api';
import { type FocusEvent, lazy, type PointerEvent, Suspense, useId, useState } from 'react';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { texts } from './texts.ts';
import classes from './UpdateCarousel.module.css';
import { UpdateSlide } from './UpdateSlide.tsx';
import { useCarousel } from './useCarousel.ts';

const UpdateDialog = lazy(() => import('./UpdateDialog.tsx').then((module) => ({ default: module.UpdateDialog })));

const words = texts.updates;

/** The updates side by side, as many as there is room for; the others come by themselves, or when asked. */
export const UpdateCarousel = ({ query }: { query: BlockQuery<UpdateItem[]> }) => {
  const id = useId();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [opened, setOpened] = useState<{ update: UpdateItem; opener: HTMLElement }>();
  const carousel = useCarousel(hovered || focused || opened !== undefined);
  const { viewport, shown } = carousel;

  const enter = ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse');
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  const close = () => {
    setOpened(undefined);
    opened?.opener.focus();
  };
  return (
    <section
      className={classes.root}
      aria-labelledby={id}
      aria-roledescription={words.carousel}
      onPointerEnter={enter}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      <div className={classes.header}>
        <Title order={2} id={id}>
          {words.title}
        </Title>
        {carousel.pages > 1 && <CarouselControls carousel={carousel} />}
      </div>
      <Block query={query}>
        {(updates) => (
          <div className={classes.viewport} ref={viewport}>
            <div className={classes.slides}>
              {updates.map((update, index) => (
                <UpdateSlide
                  key={update.id}
                  update={update}
                  label={words.slideOf(update.title, index + 1, updates.length)}
                  hidden={shown.length > 0 && !shown.includes(index)}
                  onOpen={(opener) => setOpened({ update, opener })}
                />
              ))}
            </div>
          </div>
        )}
      </Block>
      <Suspense>{opened && <UpdateDialog update={opened.update} onClose={close} />}</Suspense>
    </section>
  );
};
