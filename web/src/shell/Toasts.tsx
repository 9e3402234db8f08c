import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { keepToastsClear } from './keepToastsClear.ts';

/** Where toasts are shown: at the lower left, over nothing that is pressed. */
export const Toasts = () => {
  const { notifications } = useNotifications();
  const isEmpty = notifications.length === 0;
  useEffect(() => (isEmpty ? undefined : keepToastsClear()), [isEmpty]);
  return <Notifications position="bottom-left" limit={5} />;
};
