import { Button, Center, Group, Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectionLost } from '../lib/connection.ts';
import { useStore } from '../lib/store.ts';
import { send } from '../lib/transport.ts';
import classes from './ConnectionNotice.module.css';
import { texts } from './texts.ts';

const RETRY_MS = 4000;

// Any answer will do, and every call tells the connection what became of it.
const knock = () => send({ method: 'GET', url: '/health/live', headers: {} }).catch(() => {});

/** True while the server cannot be reached. */
export const useConnectionLost = (): boolean => useStore(connectionLost);

/** Says that the connection is lost, knocks until it is back, and then fetches what failed meanwhile. */
export const ConnectionNotice = () => {
  const lost = useConnectionLost();
  const queryClient = useQueryClient();

  useEffect(() => {
    const wentOffline = () => connectionLost.set(true);
    window.addEventListener('offline', wentOffline);
    window.addEventListener('online', knock);
    return () => {
      window.removeEventListener('offline', wentOffline);
      window.removeEventListener('online', knock);
    };
  }, []);

  useEffect(() => {
    if (!lost) return;
    const timer = setInterval(knock, RETRY_MS);
    return () => {
      clearInterval(timer);
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    };
  }, [lost, queryClient]);

  return (
    <Center role="status" className={classes.place ?? ''}>
      {lost && (
        <Group
          className={`dark-ground ${classes.notice}`}
          wrap="nowrap"
          gap="sm"
          maw={620}
          p="5px 9px 5px 15px"
          bdrs="md"
          fz="sm"
          data-connection-lost
        >
          <IconWifiOff size={20} stroke={1.7} color="#f2be58" style={{ flex: 'none' }} aria-hidden />
          <span>
            <strong>{texts.connection.lost}</strong>{' '}
            <Text span inherit visibleFrom="xs">
              {texts.connection.retrying}
            </Text>
          </span>
          <Button variant="white" c="dark.9" size="compact-md" flex="none" onClick={knock}>
            {texts.connection.retry}
          </Button>
        </Group>
      )}
    </Center>
  );
};
