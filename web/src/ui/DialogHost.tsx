import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';

type DialogHostProps = { openers: readonly (() => void)[]; onOpened: () => void };

const Opener = ({ openers, onOpened }: DialogHostProps) => {
  useEffect(() => {
    if (openers.length === 0) return;
    for (const open of openers) open();
    onOpened();
  }, [openers, onOpened]);
  return null;
};

/** Mantine's dialogs, and what waits to open one: the provider listens before its children run their effects. */
export const DialogHost = (props: DialogHostProps) => (
  <ModalsProvider>
    <Opener {...props} />
  </ModalsProvider>
);
