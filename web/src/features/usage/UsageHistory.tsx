import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dateTime, number, relativeTime } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';
import { historyQuery } from './usage.queries.ts';

const SHOWN = 5;
const t = texts.modal;

/** The last entries of an item's use. */
export const UsageHistory = ({ sponsorshipId, itemId }: { sponsorshipId: number; itemId: number }) => {
  const query = useQuery(historyQuery(sponsorshipId, itemId));
  return (
    <Box component="section" mt="lg" pt="md" className="ruled" aria-label={t.history}>
      <Title mb="xs" order={3}>
        {t.history}
      </Title>
      <Block query={query} skeleton={<Lines count={2} />}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState compact hint={t.historyEmpty} />
          ) : (
            <ol className="plain">
              {entries.slice(0, SHOWN).map(({ from, to, note, by, at }) => (
                <Group
                  component="li"
                  key={`${at} ${from} ${to}`}
                  wrap="nowrap"
                  align="flex-start"
                  gap="sm"
                  py={5}
                  fz="sm"
                >
                  <Text span inherit fw={600} w="5.25rem" flex="none" className="tabular">
                    <span aria-hidden>{uiTexts.change(number(from), number(to))}</span>
                    <VisuallyHidden>{uiTexts.spokenChange(number(from), number(to))}</VisuallyHidden>
                  </Text>
                  <Box flex={1} miw={0}>
                    <Text span inherit c="dimmed">
                      {by}
                      {', '}
                      <time dateTime={at} title={dateTime(at)}>
                        {relativeTime(at)}
                      </time>
                    </Text>
                    {note && <div>{note}</div>}
                  </Box>
                </Group>
              ))}
            </ol>
          )
        }
      </Block>
    </Box>
  );
};
