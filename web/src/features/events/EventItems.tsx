import { Box, Group, Progress, Text } from '@mantine/core';
import type { EventItem } from '@sponsorat/api';
import { IconTicketOff } from '@tabler/icons-react';
import { number } from '../../lib/formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { texts } from './texts.ts';

const t = texts.page;

const ItemLine = ({ item: { product, mode, amount, given, free } }: { item: EventItem }) => (
  <li>
    <Group justify="space-between" gap="4px 16px" wrap="wrap">
      <Box miw={0}>
        <Text fw={600}>{product}</Text>
        <Soft component="p">{mode === 'pulje' ? t.pool : t.perEvent}</Soft>
      </Box>
      <Box miw={120}>
        <Text className="tabular">{(mode === 'pulje' ? t.left : texts.free)(number(free), number(amount))}</Text>
        <Progress size={6} color="var(--accent-bar)" value={(Math.max(0, free) / amount) * 100} aria-hidden />
        {given > 0 && <Soft component="p">{t.given(number(given))}</Soft>}
      </Box>
    </Group>
  </li>
);

/** What can be given of tickets for an event, product by product. */
export const EventItems = ({ items }: { items: readonly EventItem[] }) =>
  items.length === 0 ? (
    <EmptyState compact title={t.none} hint={t.noneHint} icon={<IconTicketOff size={24} stroke={1.5} />} />
  ) : (
    <Box component="ul" className="rows" mt={-8} mb={-12}>
      {items.map((item) => (
        <ItemLine key={item.itemId} item={item} />
      ))}
    </Box>
  );
