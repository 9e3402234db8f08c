import type { ReactNode } from 'react';
import { ErrorNotice } from './Notice.tsx';
import { Lines } from './Skeleton.tsx';
import { Waiting } from './Waiting.tsx';

/** What a block needs of a query; ask it with `meta: { inline: true }`. */
export type BlockQuery<T> = {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

export type BlockProps<T> = {
  query: BlockQuery<T>;
  /** What stands there while the first answer is awaited; as tall as the content will be. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * A part of a page that loads, and fails, on its own: its place is held at once, the skeleton shows when the answer
 * is late, and a failure is said there with a way to try again. What was loaded before stays.
 */
export const Block = <T,>({ query, skeleton = <Lines />, children }: BlockProps<T>) => {
  const failed = query.error != null && !query.isFetching && (
    <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
  );
  if (query.data !== undefined) {
    return (
      <>
        {failed}
        {children(query.data)}
      </>
    );
  }
  if (failed) return failed;
  return <Waiting shown={query.isPending && query.isFetching}>{skeleton}</Waiting>;
};
