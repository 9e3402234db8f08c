import { Carousel } from '@mantine/carousel';
import { Button, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { UpdateItem } from '@sponsorat/api';
import { useLayoutEffect, useRef, useState } from 'react';
import { date } from '../../lib/formats.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { texts } from './texts.ts';
import classes from './UpdateSlide.module.css';

const t = texts.updates;

/** Whether a text is cut. A link below the cut comes into sight with the focus; without it, the text begins again. */
const useCut = () => {
  const element = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setIsCut(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    const beginAgain = () => box.scrollTo(0, 0);
    box.addEventListener('focusout', beginAgain);
    return () => {
      observer.disconnect();
      box.removeEventListener('focusout', beginAgain);
    };
  }, []);
  return { element, isCut };
};

type UpdateSlideProps = {
  update: UpdateItem;
  label: string;
  /** Out of sight: nothing in it can be reached. */
  hidden: boolean;
  onOpen: (opener: HTMLElement) => void;
};

/** One update. A long one is cut, and opens whole. */
export const UpdateSlide = ({ update, label, hidden, onOpen }: UpdateSlideProps) => {
  const { element, isCut } = useCut();
  const { title, createDate, description } = update;
  return (
    <Carousel.Slide aria-roledescription={t.slide} aria-label={label} inert={hidden}>
      <Stack gap={0} h="100%" px={20} pt="md" pb={18} className="card">
        <Title fz="lg" lh={1.35} className="anywhere" order={3}>
          {title}
        </Title>
        <Text component="time" fz="sm" c="dimmed" mt={2} mb="xs" className="tabular" dateTime={createDate}>
          {date(createDate)}
        </Text>
        <div ref={element} className={classes.text} data-cut={isCut || undefined}>
          <RichText html={description} headingsFrom={4} />
        </div>
        {isCut && (
          <Button
            mt={6}
            mb={-6}
            ml={-8}
            style={{ alignSelf: 'flex-start' }}
            variant="subtle"
            size="compact-sm"
            onClick={({ currentTarget }) => onOpen(currentTarget)}
          >
            {t.more}
            <VisuallyHidden>{t.moreAbout(title)}</VisuallyHidden>
          </Button>
        )}
      </Stack>
    </Carousel.Slide>
  );
};
