import { createFileRoute } from '@tanstack/react-router';
import { ContactsBlock } from '../../../../features/contacts/ContactsBlock.tsx';
import { DocumentsBlock } from '../../../../features/documents/DocumentsBlock.tsx';
import { NotesBlock } from '../../../../features/notes/NotesBlock.tsx';
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
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    // Named outright, they would come with the login page too.
    void import('../../../../features/contacts/contacts.queries.ts').then(({ prefetchContacts }) =>
      prefetchContacts(queryClient, id),
    );
    void import('../../../../features/documents/documents.queries.ts').then(({ prefetchDocuments }) =>
      prefetchDocuments(queryClient, id),
    );
    void import('../../../../features/notes/notes.queries.ts').then(({ prefetchNotes }) =>
      prefetchNotes(queryClient, id),
    );
  },
  pendingComponent: PartSkeleton,
  component: Folder,
});
