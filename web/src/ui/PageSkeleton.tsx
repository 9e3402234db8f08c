import classes from './PageSkeleton.module.css';
import { texts } from './texts.ts';

/** In the place of a page, or a part of one, that is awaited. Drawn by styles alone: every first visit carries it. */
export const PageSkeleton = () => <div role="status" aria-label={texts.loading} className={classes.page} />;
