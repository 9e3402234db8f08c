import type { FileList } from '@sponsorat/api';
import { recordPath } from '../../domain/resource/resource.ts';
import { requireRole } from '../../lib/session.ts';
import type { Crumb } from '../../shell/trail.ts';
import { FormSkeleton } from '../../ui/PageSkeleton.tsx';
import { crumbOf } from './-crumbs.ts';
import { listRoute } from './-list.ts';

/** What the route of a record is made of, but for its loader and its screen. */
export const recordRoute = (list: FileList, above: readonly Crumb[]) => ({
  staticData: {
    crumbs: [...above, crumbOf(list), { title: '', name: list.path, to: recordPath(list), params: ['id'] }],
  },
  beforeLoad: requireRole(list.right),
  pendingComponent: FormSkeleton,
});

/** What the route of a resource's list is made of, but for its loader and its screen. */
export const resourceListRoute = (list: FileList, above: readonly Crumb[]) =>
  listRoute(list, [...above, crumbOf(list)]);
