const WORDS = 8;
const BITS = WORDS * 32;
const FIRST_SIZE = 1024;

/** Where two signs that follow each other leave their trace. */
const traceOf = (text: string, at: number): number =>
  (Math.imul(text.charCodeAt(at), 31) + text.charCodeAt(at + 1)) % BITS;

/**
 * Texts that are looked through for any part of them. Each leaves a trace of every two signs that follow each other, so
 * that most texts that lack what is sought need not be looked through.
 */
export class Texts {
  readonly #texts: string[] = [];
  #traces = new Uint32Array(FIRST_SIZE * WORDS);

  set(slot: number, text: string): void {
    const first = slot * WORDS;
    while (first >= this.#traces.length) {
      const larger = new Uint32Array(this.#traces.length * 2);
      larger.set(this.#traces);
      this.#traces = larger;
    }
    this.#texts[slot] = text;
    this.#traces.fill(0, first, first + WORDS);
    for (let at = 0; at + 1 < text.length; at += 1) {
      const trace = traceOf(text, at);
      const word = first + (trace >>> 5);
      this.#traces[word] = (this.#traces[word] as number) | (1 << (trace & 31));
    }
  }

  /** Whether the text of a slot holds what is sought. */
  lookFor(sought: string): (slot: number) => boolean {
    const traces = Array.from({ length: Math.max(0, sought.length - 1) }, (_, at) => traceOf(sought, at));
    const words = Uint8Array.from(traces, (trace) => trace >>> 5);
    const bits = Int32Array.from(traces, (trace) => 1 << (trace & 31));
    return (slot) => {
      const first = slot * WORDS;
      for (let at = 0; at < words.length; at += 1)
        if (((this.#traces[first + (words[at] as number)] as number) & (bits[at] as number)) === 0) return false;
      return (this.#texts[slot] as string).includes(sought);
    };
  }
}
