let lost = false;
const listeners = new Set<() => void>();

/** Whether the last call reached the server. The transport tells; the frame shows it and tries again. */
export const connection = {
  isLost: (): boolean => lost,
  set(nowLost: boolean): void {
    if (nowLost === lost) return;
    lost = nowLost;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
