import { useLocation, useMatch, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

const withoutSlash = (path: string | undefined): string | undefined => path?.replace(/\/$/, '');

/**
 * The key of the visit to this page that asks by its hash for something of it; undefined for any other. An address counts
 * before its page is there: the page that is shown until then is of another record, and is not what was asked for.
 */
export const useVisit = (hash: string): string | undefined => {
  const here = useMatch({ strict: false, shouldThrow: false, select: ({ pathname }) => withoutSlash(pathname) });
  return useLocation({
    select: (place) =>
      place.hash === hash && withoutSlash(place.pathname) === here ? (place.state.__TSR_key ?? hash) : undefined,
  });
};

/** Takes the hash out of the address, once it has what it asked for: a reload does not ask again, and who comes for it again is led there. */
export const useForgetHash = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  return useCallback(
    () => navigate({ to: '.', hash: '', search: true, replace: true, resetScroll: false }),
    [navigate],
  );
};
