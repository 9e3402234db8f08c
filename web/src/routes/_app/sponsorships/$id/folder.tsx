import { Switch } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { ContactsBlock } from '../../../../features/contacts/ContactsBlock.tsx';
import { DocumentsBlock } from '../../../../features/documents/DocumentsBlock.tsx';
import { NotesBlock } from '../../../../features/notes/NotesBlock.tsx';
import { TimelineBlock } from '../../../../features/timeline/TimelineBlock.tsx';
import { texts } from '../../../../features/timeline/texts.ts';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
import { Columns } from '../../../../ui/Columns.tsx';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';
import classes from './-folder.module.css';

const Folder = () => {
  const id = Number(Route.useParams().id);
  const { view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Switch
        className={classes.switch ?? ''}
        label={texts.title}
        checked={view === 'timeline'}
        onChange={({ currentTarget: { checked } }) =>
          void navigate({ search: checked ? { view: 'timeline' } : {}, resetScroll: false })
        }
      />
      {view === 'timeline' ? (
        <TimelineBlock key={id} sponsorshipId={id} />
      ) : (
        <Columns count={3}>
          <ContactsBlock sponsorshipId={id} />
          <NotesBlock key={id} sponsorshipId={id} />
          <DocumentsBlock key={`documents ${id}`} sponsorshipId={id} />
        </Columns>
      )}
    </>
  );
};

export const Route = createFileRoute('/_app/sponsorships/$id/folder')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Mappe', to: '/sponsorships/$id/folder', params: ['id'] }],
  },
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'timeline' } => (view === 'timeline' ? { view } : {}),
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient }, params, deps: { view } }) => {
    const id = Number(params.id);
    if (view === 'timeline') return;
    prefetchLater(
      () => import('./-folder.prefetch.ts'),
      ({ prefetchFolder }) => prefetchFolder(queryClient, id),
    );
  },
  pendingComponent: PartSkeleton,
  component: Folder,
});
