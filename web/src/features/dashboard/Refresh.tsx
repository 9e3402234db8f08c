import { IconRefresh } from '@tabler/icons-react';
import { hourMinute } from '../../lib/formats.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import classes from './DashboardPage.module.css';
import { texts } from './texts.ts';

export type RefreshProps = {
  busy: boolean;
  /** When the figures came, in milliseconds; 0 where none have. */
  updatedAt: number;
  onClick: () => void;
};

/** 'Opdatér data', and how old the figures are. */
export const Refresh = ({ busy, updatedAt, onClick }: RefreshProps) => (
  <>
    <span className={classes.time} role="status">
      {updatedAt > 0 && texts.updatedAt(hourMinute(updatedAt))}
    </span>
    <BusyButton
      variant="subtle"
      busy={busy}
      leftSection={<IconRefresh size={17} stroke={1.8} aria-hidden />}
      onClick={onClick}
    >
      {texts.refresh}
    </BusyButton>
  </>
);
