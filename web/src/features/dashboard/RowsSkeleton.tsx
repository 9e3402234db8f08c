import { Skeleton } from '../../ui/Skeleton.tsx';
import rows from './Rows.module.css';

/** In the place of rows that are awaited, and as tall as they. */
export const RowsSkeleton = ({ count }: { count: number }) => (
  <div className={rows.rows}>
    {Array.from({ length: count }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <div key={row} className={rows.row}>
        <Skeleton width={`${52 - ((row * 11) % 24)}%`} />
        <Skeleton width="48px" />
      </div>
    ))}
  </div>
);
