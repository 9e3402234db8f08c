import { type ComponentType, useSyncExternalStore } from 'react';

type Openers = readonly (() => void)[];
type HostProps = { openers: Openers; onOpened: () => void };

let state: { Host?: ComponentType<HostProps>; openers: Openers } = { openers: [] };
const listeners = new Set<() => void>();

const change = (next: Partial<typeof state>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const opened = () => change({ openers: [] });

/** Where dialogs are shown. Their code comes with the first one: no page needs it to be seen. */
export const Dialogs = () => {
  const { Host, openers } = useSyncExternalStore(subscribe, () => state);
  return Host && <Host openers={openers} onOpened={opened} />;
};

/** Runs what opens one of Mantine's `modals` as soon as they can be shown; rejects where their code cannot be had. */
export const openDialog = async (open: () => void): Promise<void> => {
  if (state.Host) return open();
  const { DialogHost } = await import('./DialogHost.tsx');
  change({ Host: DialogHost, openers: [...state.openers, open] });
};
