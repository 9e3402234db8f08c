import { Group } from '@mantine/core';
import { BusyButton } from '../BusyButton.tsx';
import { texts } from '../texts.ts';

type ShowMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  shown: number;
  total: number;
  /** What is listed, in the plural. */
  noun: string;
};

/** Below a list of which there is more: how much of it is shown, and how to see the next. */
export const ShowMore = ({ query, shown, total, noun }: ShowMoreProps) => {
  return (
    <Group gap="sm" c="dimmed" mt={query.hasNextPage ? 'sm' : 0}>
      <span role="status">{query.hasNextPage && texts.paging.shown(shown, total, noun)}</span>
      {query.hasNextPage && (
        <BusyButton
          takesFocus
          variant="default"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.paging.more}
        </BusyButton>
      )}
    </Group>
  );
};
