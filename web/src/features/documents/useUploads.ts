import type { DocumentKind } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { errorWords } from '../../lib/client.ts';
import { checkFile, folderRule } from '../../ui/files/checkFile.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { sendDocument } from './documents.queries.ts';
import { texts } from './texts.ts';

/** A file on its way into the folder, or one that did not get there. */
export type Uploading = {
  key: number;
  name: string;
  state:
    | { step: 'waiting' }
    | { step: 'sending'; share: number }
    | { step: 'refused'; message: string }
    | { step: 'failed'; message: string };
};
type QueuedFile = { key: number; file: File; kind: DocumentKind };

let lastKey = 0;

/** Sends files one after another; each says how far it has come, and what went wrong stays until it is dismissed. */
export const useUploads = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  const [list, setList] = useState<readonly Uploading[]>([]);
  const queue = useRef<QueuedFile[]>([]);
  const failed = useRef(new Map<number, QueuedFile>());
  const running = useRef<{ key: number; controller: AbortController }>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.controller.abort();
    };
  }, []);

  const show = (key: number, state: Uploading['state']) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const drop = (key: number) => setList((all) => all.filter((one) => one.key !== key));

  /** The title under which it lies in the folder; nothing where it does not. */
  const send = async (chosen: QueuedFile): Promise<string | undefined> => {
    const { key, file, kind } = chosen;
    const refusal = await checkFile(folderRule, file).catch(() => uiTexts.upload.failed(file.name));
    if (refusal) {
      show(key, { step: 'refused', message: refusal });
      return undefined;
    }
    const controller = new AbortController();
    running.current = { key, controller };
    show(key, { step: 'sending', share: 0 });
    const onProgress = (share: number) => show(key, { step: 'sending', share });
    try {
      const { title } = await sendDocument(sponsorshipId, file, { kind, onProgress, signal: controller.signal });
      drop(key);
      return title;
    } catch (failure) {
      if (controller.signal.aborted) drop(key);
      else {
        failed.current.set(key, chosen);
        show(key, { step: 'failed', message: `${uiTexts.upload.failed(file.name)} ${errorWords(failure).message}` });
      }
      return undefined;
    } finally {
      running.current = undefined;
    }
  };

  const isWorking = useRef(false);
  const work = async () => {
    if (isWorking.current) return;
    isWorking.current = true;
    const sent: string[] = [];
    for (let next = queue.current.shift(); next && !isGone.current; next = queue.current.shift()) {
      const title = await send(next);
      if (title === undefined) continue;
      sent.push(title);
      void invalidateSponsorship(queryClient, sponsorshipId);
    }
    isWorking.current = false;
    const [only] = sent;
    if (only !== undefined) toast.success(sent.length === 1 ? texts.sent(only) : texts.allSent(sent.length));
  };

  return {
    list,
    start: (files: readonly File[], kind: DocumentKind) => {
      const chosen = files.map((file): QueuedFile => {
        lastKey += 1;
        return { key: lastKey, file, kind };
      });
      setList((all) => [
        ...all,
        ...chosen.map(({ key, file }) => ({ key, name: file.name, state: { step: 'waiting' as const } })),
      ]);
      queue.current.push(...chosen);
      void work();
    },
    retry: (key: number) => {
      const chosen = failed.current.get(key);
      if (!chosen) return;
      failed.current.delete(key);
      show(key, { step: 'waiting' });
      queue.current.push(chosen);
      void work();
    },
    /** Takes a file off the list, on its way or not. */
    dismiss: (key: number) => {
      queue.current = queue.current.filter((one) => one.key !== key);
      failed.current.delete(key);
      if (running.current?.key === key) running.current.controller.abort();
      else drop(key);
    },
  };
};
export type Uploads = ReturnType<typeof useUploads>;
