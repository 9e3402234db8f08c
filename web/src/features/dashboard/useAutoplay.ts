import { useReducedMotion } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState } from 'react';

const AUTOPLAY_MS = 10_000;

/** By itself, where nobody reads just then; because it was asked to; or not. */
type Motion = 'auto' | 'asked' | 'paused';

/** Lets a carousel move by itself, until somebody moves it. `reading`: somebody reads it, so that it waits. */
export const useAutoplay = (embla: EmblaCarouselType | undefined, pages: number, reading: boolean) => {
  // Where motion is unwanted, nothing moves by itself, and there is nothing to pause.
  const still = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [plugin] = useState(() => Autoplay({ playOnInit: false, delay: AUTOPLAY_MS, stopOnFocusIn: false }));
  const [motion, setMotion] = useState<Motion>('auto');
  const playing = !still && pages > 1 && (motion === 'asked' || (motion === 'auto' && !reading));

  useEffect(() => {
    if (!embla) return;
    let before = 0;
    const down = () => {
      before = embla.selectedScrollSnap();
    };
    // Whoever drags it has taken over; a mere press has not.
    const up = () => {
      if (embla.selectedScrollSnap() !== before) setMotion('paused');
    };
    embla.on('pointerDown', down).on('pointerUp', up);
    return () => {
      embla.off('pointerDown', down).off('pointerUp', up);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || !playing) return;
    const play = () => plugin.play();
    play();
    // Both stop it.
    embla.on('reInit', play).on('pointerUp', play);
    return () => {
      embla.off('reInit', play).off('pointerUp', play);
      plugin.stop();
    };
  }, [embla, plugin, playing]);

  const paused = motion === 'paused';
  return { plugin, playing, paused, still, setPaused: (pause: boolean) => setMotion(pause ? 'paused' : 'asked') };
};
