import { Box, Center } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { ConnectionError } from '../../lib/client.ts';
import { TopMenu } from '../../shell/TopMenu.tsx';
import { texts } from '../../shell/texts.ts';
import { toast } from '../../ui/toast.ts';
import { notificationsQuery } from './notifications.queries.ts';

const t = texts.bell;

type PanelProps = { close: () => void };

/** More are not counted out. */
const MANY = 99;

const Lazy = ({ opened, close }: PanelProps & { opened: boolean }) => {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same each time
  useEffect(() => {
    if (!opened || Panel) return;
    import('./Panel.tsx').then(
      (loaded) => setPanel(() => loaded.Panel),
      (cause) => {
        close();
        toast.error(new ConnectionError(cause));
      },
    );
  }, [opened, Panel]);
  return Panel && opened && <Panel close={close} />;
};

/** How much one has not heard of yet, and the way to it. */
export const Bell = () => {
  const { data: { unread } = { unread: 0 }, refetch } = useQuery(notificationsQuery);
  useEffect(() => {
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
  return (
    <TopMenu
      label={unread > 0 ? `${t.title}, ${t.unread(unread)}` : t.title}
      width={400}
      face={
        <Center component="span" pos="relative" style={{ width: 44, height: 44 }}>
          <IconBell size={20} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <Box
              component="span"
              className="count-badge tabular"
              pos="absolute"
              bg="red.7"
              c="#fff"
              lh={1.3}
              // In pixels, as the bell is: among larger letters it would lie over all of it.
              style={{ top: 3, right: 1, minWidth: 20, border: '2px solid var(--surface)', fontSize: 11 }}
              aria-hidden
            >
              {unread > MANY ? `${MANY}+` : unread}
            </Box>
          )}
        </Center>
      }
    >
      {(menu) => <Lazy {...menu} />}
    </TopMenu>
  );
};
