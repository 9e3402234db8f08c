type Numbers = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The same numbers with room for one at a place, and for a quarter more where there was none; zeros at first. */
export const roomFor = <N extends Numbers>(numbers: N, place: number): N => {
  if (place < numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => N;
  const roomier = new Kind(Math.max(place + 1, numbers.length + (numbers.length >>> 2)));
  roomier.set(numbers);
  return roomier;
};
