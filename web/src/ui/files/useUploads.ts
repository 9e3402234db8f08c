import { useEffect, useRef, useState } from 'react';
import { texts as uiTexts } from '../texts.ts';
import { checkFile, type FileRule } from './checkFile.ts';
import { texts } from './texts.ts';

export type UploadState =
  | { step: 'waiting' }
  /** So much of it is on the server, from 0 to 1. */
  | { step: 'sending'; share: number }
  | { step: 'sent' }
  /** It cannot be used, in Danish words. */
  | { step: 'refused'; message: string }
  | { step: 'failed'; failure: unknown };

export type Upload = { key: number; file: File; state: UploadState };

/** Sends a file: `call(api.…, { params, file, ...how })`. */
export type Send = (file: Blob, how: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<unknown>;

/** What becomes of a file before it is sent, e.g. a crop to a square; nothing is a change of mind. */
export type Prepare = (file: File) => Promise<Blob | undefined>;

/** A file that cannot be used, in Danish words for whoever chose it. */
export class FileRefusal extends Error {}

type UploadOptions = {
  rule: FileRule;
  prepare?: Prepare | undefined;
  /** One file at a time, in place of the one before. */
  single?: boolean;
  /** Once there is nothing left to send. */
  onIdle?: () => void;
};
type QueueEntry = { key: number; file: File; send: Send; prepared?: Blob | undefined };

const asItIs: Prepare = async (file) => file;
const isUnderWay = ({ state: { step } }: Upload): boolean => step === 'waiting' || step === 'sending';

let lastKey = 0;

/**
 * Files on their way, one after another: each is checked before it leaves, followed while it does, and stopped with the
 * screen that started it. What went wrong stays until it is dismissed.
 */
export const useUploads = ({ rule, prepare = asItIs, single = false, onIdle }: UploadOptions) => {
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef<QueueEntry[]>([]);
  const failed = useRef(new Map<number, QueueEntry>());
  const running = useRef<{ key: number; controller: AbortController }>(undefined);
  useEffect(
    () => () => {
      queue.current = [];
      running.current?.controller.abort();
    },
    [],
  );

  const show = (key: number, state: UploadState) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const drop = (key: number) => setList((all) => all.filter((one) => one.key !== key));

  const usable = async (file: File): Promise<Blob | undefined> => {
    const message = await checkFile(rule, file);
    if (message) throw new FileRefusal(message);
    return prepare(file);
  };
  /** What becomes of a file; nothing where somebody changed their mind. */
  const transfer = async (entry: QueueEntry, signal: AbortSignal): Promise<UploadState | undefined> => {
    const { key, file, send } = entry;
    try {
      entry.prepared ??= await usable(file);
    } catch (failure) {
      return {
        step: 'refused',
        message: failure instanceof FileRefusal ? failure.message : texts.unreadable(file.name),
      };
    }
    if (!entry.prepared || signal.aborted) return undefined;
    const onProgress = (share: number) => {
      if (!signal.aborted) show(key, { step: 'sending', share });
    };
    onProgress(0);
    try {
      await send(entry.prepared, { onProgress, signal });
      return { step: 'sent' };
    } catch (failure) {
      if (signal.aborted) return undefined;
      failed.current.set(key, entry);
      return { step: 'failed', failure };
    }
  };
  const work = async () => {
    if (running.current) return;
    for (let entry = queue.current.shift(); entry; entry = queue.current.shift()) {
      const { key } = entry;
      const controller = new AbortController();
      running.current = { key, controller };
      const state = await transfer(entry, controller.signal);
      running.current = undefined;
      if (state) show(key, state);
      else drop(key);
    }
    onIdle?.();
  };
  const add = (entries: readonly QueueEntry[]) => {
    queue.current.push(...entries);
    void work();
  };
  /** Takes a file off the list, on its way or not. */
  const dismiss = (key: number) => {
    queue.current = queue.current.filter((one) => one.key !== key);
    failed.current.delete(key);
    if (running.current?.key === key) running.current.controller.abort();
    else drop(key);
  };
  /** Leaves out what has not begun yet. */
  const clear = () => {
    for (const { key } of queue.current) dismiss(key);
  };

  return {
    list,
    isBusy: list.some(isUnderWay),
    start: (files: readonly File[], send: Send) => {
      if (single && (files.length === 0 || running.current)) return;
      const entries = files.map((file): QueueEntry => ({ key: ++lastKey, file, send }));
      const isTooMany = single && files.length > 1;
      const state: UploadState = isTooMany ? { step: 'refused', message: uiTexts.upload.oneOnly } : { step: 'waiting' };
      const added = entries.map(({ key, file }): Upload => ({ key, file, state }));
      setList((all) => (single ? added.slice(0, 1) : [...all, ...added]));
      if (!isTooMany) add(entries);
    },
    retry: (key: number) => {
      const entry = failed.current.get(key);
      if (!entry) return;
      failed.current.delete(key);
      show(key, { step: 'waiting' });
      add([entry]);
    },
    dismiss,
    clear,
    /** Stops what is on its way, and leaves out the rest. */
    stop: () => {
      clear();
      running.current?.controller.abort();
    },
  };
};
export type Uploads = ReturnType<typeof useUploads>;
