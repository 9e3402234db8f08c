import { createFileRoute, redirect } from '@tanstack/react-router';
import { ContactsBlock } from '../../../../features/contacts/ContactsBlock.tsx';
import { prefetchContacts } from '../../../../features/contacts/contacts.queries.ts';
import { DocumentsBlock } from '../../../../features/documents/DocumentsBlock.tsx';
import { documentsQuery } from '../../../../features/documents/documents.queries.ts';
import { NotesBlock } from '../../../../features/notes/NotesBlock.tsx';
import { notesQuery } from '../../../../features/notes/notes.queries.ts';
import { Columns } from '../../../../ui/Columns.tsx';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

const Folder = () => {
  const id = Number(Route.useParams().id);
  return (
    <Columns count={3}>
      <ContactsBlock sponsorshipId={id} />
      <NotesBlock key={id} sponsorshipId={id} />
      <DocumentsBlock key={`documents ${id}`} sponsorshipId={id} />
    </Columns>
  );
};

export const Route = createFileRoute('/_app/sponsorships/$id/folder')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Mappe', to: '/sponsorships/$id/folder', params: ['id'] }],
  },
  // Where the timeline stood before it came to the history.
  beforeLoad: ({ params, search }) => {
    if ('view' in search) throw redirect({ to: '/sponsorships/$id/history', params, search: { view: 'timeline' } });
  },
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    void prefetchContacts(queryClient, id);
    void queryClient.prefetchInfiniteQuery(documentsQuery(id));
    void queryClient.prefetchInfiniteQuery(notesQuery(id));
  },
  pendingComponent: PartSkeleton,
  component: Folder,
});
