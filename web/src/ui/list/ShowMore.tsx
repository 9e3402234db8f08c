import { BusyButton } from '../BusyButton.tsx';
import { texts } from '../texts.ts';
import classes from './ShowMore.module.css';

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
    <div className={classes.more}>
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
    </div>
  );
};
