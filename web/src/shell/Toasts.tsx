import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

/** Where toasts are shown: at the lower left, over nothing that is pressed. */
export const Toasts = () => {
  const { notifications } = useNotifications();
  const isEmpty = notifications.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    let end: (() => void) | undefined;
    let isOver = false;
    // No page needs it to be seen: it comes with the first toast, which stays at its corner where it cannot be had.
    import('./keepToastsClear.ts').then(
      ({ keepToastsClear }) => {
        if (!isOver) end = keepToastsClear();
      },
      () => {},
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isEmpty]);
  return <Notifications position="bottom-left" limit={5} />;
};
