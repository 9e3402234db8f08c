const QUIET_FRAMES = 3;

/** Waits until nothing moves any more. A colour that is inherited sets out only once what it comes from has arrived. */
export const atRest = async (): Promise<void> => {
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await new Promise(requestAnimationFrame);
    quiet = document.getAnimations().length === 0 ? quiet + 1 : 0;
  }
};
