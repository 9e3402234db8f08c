import { useRouterState } from '@tanstack/react-router';
import classes from './ProgressLine.module.css';
import { texts } from './texts.ts';

/** A thin line at the top while the next page is fetched; what is quick shows none. */
export const ProgressLine = () => {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  return loading ? <div className={classes.line} role="progressbar" aria-label={texts.loading} /> : null;
};
