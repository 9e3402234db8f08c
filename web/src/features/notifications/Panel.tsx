import { Box, Button, Group, Text, Title } from '@mantine/core';
import { dayInCopenhagen, type Notification } from '@sponsorat/api';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { relativeTime, today } from '../../lib/formats.ts';
import { placeOf } from '../../lib/place.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { notificationsQuery, useReadNotifications } from './notifications.queries.ts';
import classes from './Panel.module.css';
import { texts as t } from './texts.ts';

type ItemsProps = { title: string; items: readonly Notification[]; onFollow: (item: Notification) => void };

const Items = ({ title, items, onFollow }: ItemsProps) =>
  items.length > 0 && (
    <section>
      <Title order={3} px="md" pt="sm" pb={4} fz="sm" fw={600} c="var(--text-soft)">
        {title}
      </Title>
      <ul className="plain">
        {items.map((item) => (
          <li key={item.id}>
            <Box
              className={`hoverable ${classes.item}`}
              pos="relative"
              display="block"
              p="10px 16px 10px 30px"
              fz="sm"
              lh={1.45}
              data-unread={!item.readAt || undefined}
              renderRoot={(props) => <Link {...props} {...placeOf(item.path)} onClick={() => onFollow(item)} />}
            >
              <Text span fw={650} display="block">
                {!item.readAt && <span className="unseen">{t.unread}</span>}
                {item.title}
              </Text>
              <Text span display="block" className="anywhere">
                {item.text}
              </Text>
              <Text span display="block" fz="sm" c="dimmed">
                {relativeTime(item.at)}
              </Text>
            </Box>
          </li>
        ))}
      </ul>
    </section>
  );

const Content = ({ close }: { close: () => void }) => {
  const { data, error, refetch } = useQuery(notificationsQuery);
  const { mutate: read } = useReadNotifications();
  if (!data)
    return (
      <Box p="md">{error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Lines count={6} />}</Box>
    );
  if (data.items.length === 0)
    return <EmptyState icon={<IconBell size={26} stroke={1.5} />} title={t.empty} hint={t.emptyHint} />;
  const follow = ({ id, readAt }: Notification) => {
    close();
    if (!readAt) read([id]);
  };
  const isToday = ({ at }: Notification) => dayInCopenhagen(new Date(at)) === today();
  return (
    <>
      <Items title={t.today} items={data.items.filter(isToday)} onFollow={follow} />
      <Items title={t.earlier} items={data.items.filter((item) => !isToday(item))} onFollow={follow} />
      <Text fz="sm" c="dimmed" p="md" className="ruled">
        {t.days}
      </Text>
    </>
  );
};

/** What has rung lately, each a way to where it is about. */
export const Panel = ({ close }: { close: () => void }) => {
  const { data } = useQuery(notificationsQuery);
  const { mutate: read } = useReadNotifications();
  return (
    <>
      <Group
        justify="space-between"
        gap="xs"
        pos="sticky"
        top={0}
        px="md"
        py="xs"
        mih={52}
        bg="var(--surface)"
        style={{ zIndex: 1, borderBottom: '1px solid var(--line)' }}
      >
        <Title order={2} fz="lg">
          {t.title}
        </Title>
        {data && data.unread > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => read('all')}>
            {t.readAll}
          </Button>
        )}
      </Group>
      <Content close={close} />
    </>
  );
};
