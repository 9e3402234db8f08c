import classes from './PageSkeleton.module.css';
import { Lines, Skeleton } from './Skeleton.tsx';
import { texts } from './texts.ts';

const Card = ({ lines }: { lines: number }) => (
  <div className={classes.card}>
    <Lines count={lines} />
  </div>
);

/** In the place of the part of a page that is awaited. */
export const PartSkeleton = () => (
  <div role="status" aria-label={texts.loading}>
    <Card lines={6} />
  </div>
);

/** In the place of a whole page that is awaited. */
export const PageSkeleton = () => (
  <div role="status" aria-label={texts.loading} className={classes.page}>
    <div className={classes.heading}>
      <Skeleton width="280px" height={22} />
    </div>
    <Card lines={4} />
    <Card lines={8} />
  </div>
);
