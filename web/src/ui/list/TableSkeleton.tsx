import { Skeleton } from '../Skeleton.tsx';
import { texts } from '../texts.ts';
import { Waiting } from '../Waiting.tsx';
import classes from './TableSkeleton.module.css';

/** As tall as the rows that are awaited; seen first when they are late. */
export const TableSkeleton = ({ caption, rows }: { caption: string; rows: number }) => (
  <Waiting label={texts.list.loading(caption)}>
    {Array.from({ length: Math.min(rows, 25) + 1 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <div key={row} className={classes.row}>
        <Skeleton width={`${68 - ((row * 17) % 30)}%`} />
        <Skeleton width={`${60 - ((row * 11) % 25)}%`} />
        <Skeleton width="44%" />
        <Skeleton width="52%" />
      </div>
    ))}
  </Waiting>
);
