import { Notifications } from '@mantine/notifications';

/** Where toasts are shown. */
export const Toasts = () => <Notifications position="top-right" limit={5} />;
