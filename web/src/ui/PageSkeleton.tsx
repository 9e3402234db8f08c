import classes from './PageSkeleton.module.css';
import { texts } from './texts.ts';

// Drawn by styles alone, since the first page that a browser loads carries these.

/** In the place of a whole page that is awaited. */
export const PageSkeleton = () => <div role="status" aria-label={texts.loading} className={classes.page} />;

/** In the place of the part of a page that is awaited. */
export const PartSkeleton = () => <div role="status" aria-label={texts.loading} className={classes.part} />;
