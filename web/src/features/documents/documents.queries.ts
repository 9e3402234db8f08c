import { api, type DocumentInput, type DocumentKind } from '@sponsorat/api';
import { keys } from '../../domain/keys.ts';
import { useSponsorshipChange } from '../../domain/useSponsorshipChange.ts';
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

type UploadOptions = { kind: DocumentKind; onProgress: (share: number) => void; signal: AbortSignal };

export const sendDocument = (sponsorshipId: number, file: Blob, { kind, ...how }: UploadOptions) =>
  call(api.documents.upload, { params: { id: sponsorshipId }, query: { kind }, file, ...how });

export const useSaveDocument = (id: number) =>
  useSponsorshipChange(id, (body: DocumentInput) => call(api.documents.save, { params: { id }, body }));

/** Puts one that was removed back into the folder, and says so. */
export const useUndeleteDocument = (id: number) =>
  useSponsorshipChange(id, async (recordId: number) => {
    const { title } = await call(api.documents.undelete, { params: { id, recordId } });
    toast.success(texts.undeleted(title));
  });

export const useRemoveDocument = (id: number) =>
  useSponsorshipChange(id, (recordId: number) => call(api.documents.remove, { params: { id, recordId } }));
