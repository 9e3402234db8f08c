import type { ComponentType } from 'react';
import { createStore, useStore } from '../lib/store.ts';

type Openers = readonly (() => void)[];
type HostProps = { openers: Openers; onOpened: () => void };

const state = createStore<{ Host?: ComponentType<HostProps>; openers: Openers }>({ openers: [] });
const forgetOpeners = () => state.set({ ...state.get(), openers: [] });

/** Where dialogs are shown. Their code comes with the first one: no page needs it to be seen. */
export const Dialogs = () => {
  const { Host, openers } = useStore(state);
  return Host && <Host openers={openers} onOpened={forgetOpeners} />;
};

/** Runs what opens one of Mantine's `modals` as soon as they can be shown; rejects where their code cannot be had. */
export const openDialog = async (open: () => void): Promise<void> => {
  if (state.get().Host) return open();
  const { DialogHost } = await import('./DialogHost.tsx');
  state.set({ Host: DialogHost, openers: [...state.get().openers, open] });
};
