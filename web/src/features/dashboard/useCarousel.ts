import { useReducedMotion } from '@mantine/hooks';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';

const AUTOPLAY_MS = 10_000;
/** Embla counts in steps of its own: so many of them last some 500 ms. */
const SPEED = 23;

type Place = { page: number; pages: number; shown: readonly number[] };
/** By itself, where nobody reads just then; because it was asked to; or not. */
type Motion = 'auto' | 'asked' | 'paused';

export type Carousel = Place & {
  viewport: (element: HTMLElement | null) => void;
  playing: boolean;
  paused: boolean;
  /** True where motion is unwanted: nothing moves by itself, and there is nothing to pause. */
  still: boolean;
  toggle: () => void;
  previous: () => void;
  next: () => void;
};

/** A carousel that moves by as many slides as are seen. `reading`: somebody does, so that it waits. */
export const useCarousel = (reading: boolean): Carousel => {
  const still = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [autoplay] = useState(() => Autoplay({ playOnInit: false, delay: AUTOPLAY_MS, stopOnFocusIn: false }));
  const [viewport, embla] = useEmblaCarousel(
    { loop: true, align: 'start', slidesToScroll: 'auto', duration: SPEED, inViewThreshold: 0.5 },
    [autoplay],
  );
  const [place, setPlace] = useState<Place>({ page: 0, pages: 1, shown: [] });
  const [motion, setMotion] = useState<Motion>('auto');
  const playing = !still && place.pages > 1 && (motion === 'asked' || (motion === 'auto' && !reading));

  useEffect(() => {
    if (!embla) return;
    const look = () =>
      setPlace({
        page: embla.selectedScrollSnap(),
        pages: embla.scrollSnapList().length,
        shown: embla.slidesInView(),
      });
    let before = 0;
    const down = () => {
      before = embla.selectedScrollSnap();
    };
    // Whoever drags it has taken over; a mere press has not.
    const up = () => {
      if (embla.selectedScrollSnap() !== before) setMotion('paused');
    };
    look();
    embla.on('reInit', look).on('select', look).on('slidesInView', look).on('pointerDown', down).on('pointerUp', up);
    return () => {
      embla.off('reInit', look).off('select', look).off('slidesInView', look);
      embla.off('pointerDown', down).off('pointerUp', up);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || !playing) return;
    const play = () => autoplay.play();
    play();
    // Both stop it.
    embla.on('reInit', play).on('pointerUp', play);
    return () => {
      embla.off('reInit', play).off('pointerUp', play);
      autoplay.stop();
    };
  }, [embla, autoplay, playing]);

  const toggle = useCallback(() => setMotion((now) => (now === 'paused' ? 'asked' : 'paused')), []);
  const previous = useCallback(() => {
    setMotion('paused');
    embla?.scrollPrev(still);
  }, [embla, still]);
  const next = useCallback(() => {
    setMotion('paused');
    embla?.scrollNext(still);
  }, [embla, still]);
  return { ...place, viewport, playing, paused: motion === 'paused', still, toggle, previous, next };
};
