/** Makes it when it is first asked for, and then gives the same: what is refused changes nothing that the next would miss. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
