import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { ActionIcon, Box, Group, Text, Title } from '@mantine/core';
import type { UpdateItem } from '@sponsorat/api';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, lazy, type PointerEvent, Suspense, useEffect, useId, useState } from 'react';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { texts } from './texts.ts';
import classes from './UpdateCarousel.module.css';
import { UpdateSlide } from './UpdateSlide.tsx';
import { useAutoplay } from './useAutoplay.ts';

const UpdateDialog = lazy(() => import('./UpdateDialog.tsx').then((module) => ({ default: module.UpdateDialog })));

const t = texts.updates;
const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** Embla counts in steps of its own: so many of them last some 500 ms. */
const SPEED = 23;
const movement = {
  loop: true,
  align: 'start',
  slidesToScroll: 'auto',
  duration: SPEED,
  inViewThreshold: 0.5,
} as const;
// The section around the carousel is the region, since it has the buttons too.
const noRegion = { role: 'none', 'aria-roledescription': '' };
/** How wide a slide is, from this width of the carousel on. */
const slideSize = { base: '100%', '600px': '50%', '960px': '33.333333%' };

type Position = { page: number; pages: number; shown: readonly number[] };

/** On which of its pages a carousel is, and which slides are seen. */
const usePosition = (embla: EmblaCarouselType | undefined): Position => {
  const [position, setPosition] = useState<Position>({ page: 0, pages: 1, shown: [] });
  useEffect(() => {
    if (!embla) return;
    const look = () =>
      setPosition({
        page: embla.selectedScrollSnap(),
        pages: embla.scrollSnapList().length,
        shown: embla.slidesInView(),
      });
    look();
    embla.on('reInit', look).on('select', look).on('slidesInView', look);
    return () => {
      embla.off('reInit', look).off('select', look).off('slidesInView', look);
    };
  }, [embla]);
  return position;
};

/** The updates side by side, as many as there is room for; the others come by themselves, or when asked. */
export const UpdateCarousel = ({ query }: { query: BlockQuery<UpdateItem[]> }) => {
  const id = useId();
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [opened, setOpened] = useState<{ update: UpdateItem; opener: HTMLElement }>();
  const { page, pages, shown } = usePosition(embla);
  const reading = hovered || focused || opened !== undefined;
  const { plugin, playing, paused, still, setPaused } = useAutoplay(embla, pages, reading);

  const move = (by: -1 | 1) => {
    setPaused(true);
    if (by < 0) embla?.scrollPrev(still);
    else embla?.scrollNext(still);
  };
  const enter = ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse');
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  const close = () => {
    setOpened(undefined);
    opened?.opener.focus();
  };
  return (
    <Box
      component="section"
      miw={0}
      aria-labelledby={id}
      aria-roledescription={t.carousel}
      onPointerEnter={enter}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      <Group justify="space-between" gap="4px 16px" mih={34} mb="xs">
        <Title order={2} id={id}>
          {t.title}
        </Title>
        {pages > 1 && (
          <Group wrap="nowrap" gap={6} ml="auto">
            {/* What changes by itself is not read aloud. */}
            <Text
              span
              fz="sm"
              c="dimmed"
              mr={6}
              className="tabular"
              role="status"
              aria-live={playing ? 'off' : 'polite'}
            >
              {t.page(page + 1, pages)}
            </Text>
            {!still && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={34}
                aria-label={paused ? t.play : t.pause}
                onClick={() => setPaused(!paused)}
              >
                {paused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
              </ActionIcon>
            )}
            <ActionIcon variant="default" size={34} aria-label={t.previous} onClick={() => move(-1)}>
              <IconChevronLeft {...icon} />
            </ActionIcon>
            <ActionIcon variant="default" size={34} aria-label={t.next} onClick={() => move(1)}>
              <IconChevronRight {...icon} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      <Block query={query}>
        {(updates) => (
          <Carousel
            {...noRegion}
            type="container"
            slideSize={slideSize}
            slideGap={20}
            withControls={false}
            withKeyboardEvents={false}
            emblaOptions={movement}
            plugins={[plugin]}
            getEmblaApi={setEmbla}
            classNames={{ root: classes.carousel ?? '', viewport: classes.viewport ?? '' }}
          >
            {updates.map((update, index) => (
              <UpdateSlide
                key={update.id}
                update={update}
                label={t.slideOf(update.title, index + 1, updates.length)}
                hidden={shown.length > 0 && !shown.includes(index)}
                onOpen={(opener) => setOpened({ update, opener })}
              />
            ))}
          </Carousel>
        )}
      </Block>
      <Suspense>{opened && <UpdateDialog update={opened.update} onClose={close} />}</Suspense>
    </Box>
  );
};
