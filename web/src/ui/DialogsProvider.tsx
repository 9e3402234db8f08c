import { ModalsProvider } from '@mantine/modals';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

const { header = '', title = '', body = '' } = classes;
const modalProps = {
  centered: true,
  size: 460,
  withCloseButton: false,
  transitionProps: { duration: 120 },
  classNames: { header, title, body },
};

/** Shows what `confirm` and `showUsedBy` ask and say. Inside the router, since dialogs may hold links. */
export const DialogsProvider = ({ children }: { children: ReactNode }) => (
  <ModalsProvider modalProps={modalProps}>{children}</ModalsProvider>
);
