import { texts } from './texts.ts';

/** `part` is a page inside another one's frame, as a sponsorship's pages are. */
type Shape = 'form' | 'record' | 'work' | 'part';

/*
 * The styles are those of the frame that index.html shows first (theme/skeleton.css). They draw everything: every first
 * visit carries this.
 */
const skeletonOf = (shape: Shape) => () => (
  <div role="status" aria-label={texts.loading}>
    <div className="page-skeleton" data-shape={shape} aria-hidden>
      <div />
      <div />
      <div />
    </div>
    <p className="skeleton-slow">
      {texts.slow}{' '}
      <button type="button" className="skeleton-retry" onClick={() => window.location.reload()}>
        {texts.retry}
      </button>
    </p>
  </div>
);

/** In the place of a page with a form that is awaited. */
export const FormSkeleton = skeletonOf('form');
/** In the place of a sponsorship. */
export const RecordSkeleton = skeletonOf('record');
/** In the place of one of a sponsorship's pages where one works. */
export const WorkSkeleton = skeletonOf('work');
/** In the place of what stands in a sponsorship's frame. */
export const PartSkeleton = skeletonOf('part');
