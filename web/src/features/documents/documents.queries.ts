import { api, type DocumentInput, type DocumentKind } from '@sponsorat/api';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call, callPage } from '../../lib/client.ts';
import { pagesOptions } from '../../lib/pages.ts';
import { toast } from '../../ui/toast.ts';
import { texts } from './texts.ts';

const documentsKey = (sponsorshipId: number) => [...keys.sponsorship(sponsorshipId), 'documents'] as const;

/** The documents of a sponsorship, the newest first. */
export const documentsQuery = (sponsorshipId: number) =>
  pagesOptions([...documentsKey(sponsorshipId), 'all'], (query, signal) =>
    callPage(api.documents.list, { params: { id: sponsorshipId }, query, signal }),
  );

/** Those that were removed, for an Admin. */
export const removedDocumentsQuery = (sponsorshipId: number) =>
  pagesOptions([...documentsKey(sponsorshipId), 'removed'], (query, signal) =>
    callPage(api.documents.removed, { params: { id: sponsorshipId }, query, signal }),
  );

/** Asks for the documents before they are shown. */
export const prefetchDocuments = (queryClient: QueryClient, sponsorshipId: number): void =>
  void queryClient.prefetchInfiniteQuery(documentsQuery(sponsorshipId));

/** Asks anew for whatever shows a document: Historik and the timeline have it too. */
export const askDocumentsAnew = (queryClient: QueryClient, sponsorshipId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.sponsorship(sponsorshipId) });

type UploadOptions = { kind: DocumentKind; onProgress: (share: number) => void; signal: AbortSignal };

export const sendDocument = (sponsorshipId: number, file: File, { kind, ...how }: UploadOptions) =>
  call(api.documents.upload, { params: { id: sponsorshipId }, query: { kind }, file, ...how });

export const useSaveDocument = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (document: DocumentInput) =>
      call(api.documents.save, { params: { id: sponsorshipId }, body: document }),
    meta: { inline: true },
    onSettled: () => askDocumentsAnew(queryClient, sponsorshipId),
  });
};

/** Puts one that was removed back into the folder, and says so. */
export const useUndeleteDocument = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (recordId: number) => call(api.documents.undelete, { params: { id: sponsorshipId, recordId } }),
    meta: { inline: true },
    onSuccess: ({ title }) => toast.success(texts.undeleted(title)),
    onSettled: () => askDocumentsAnew(queryClient, sponsorshipId),
  });
};

export const useRemoveDocument = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (recordId: number) => call(api.documents.remove, { params: { id: sponsorshipId, recordId } }),
    meta: { inline: true },
    onSuccess: () => askDocumentsAnew(queryClient, sponsorshipId),
  });
};
