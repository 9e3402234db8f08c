import { useEffect, useRef, useState } from 'react';
import { errorWords } from '../../lib/client.ts';
import { texts as uiTexts } from '../texts.ts';
import { checkFile, type FileRule } from './checkFile.ts';
import { texts } from './texts.ts';

type UploadState =
  | { step: 'ready' }
  | { step: 'sending'; name: string; share: number }
  | { step: 'refused'; message: string }
  | { step: 'failed'; message: string; name: string; file: Blob };

/** Sends a file: `call(api.…, { params, file, ...how })`. */
export type Send = (file: Blob, how: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<unknown>;

/** What becomes of a file before it is sent, e.g. a crop to a square; nothing is a change of mind. */
export type Prepare = (file: File) => Promise<Blob | undefined>;

/** A file that cannot be used, in Danish words for whoever chose it. */
export class FileRefusal extends Error {}

export type Upload = {
  state: UploadState;
  start: (files: readonly File[]) => void;
  retry: () => void;
  stop: () => void;
};

const asItIs: Prepare = async (file) => file;

/** One upload at a time: checked before it leaves, followed while it does, stopped with the screen that started it. */
export const useUpload = (rule: FileRule, send: Send, prepare = asItIs): Upload => {
  const [state, setState] = useState<UploadState>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const transfer = async (name: string, file: Blob, signal: AbortSignal) => {
    setState({ step: 'sending', name, share: 0 });
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ step: 'sending', name, share });
    };
    try {
      await send(file, { onProgress, signal });
      setState({ step: 'ready' });
    } catch (failure) {
      if (signal.aborted) setState({ step: 'ready' });
      else setState({ step: 'failed', message: failedWords(name, failure), name, file });
    }
  };
  const begin = async (file: File, signal: AbortSignal) => {
    setState({ step: 'ready' });
    try {
      const message = await checkFile(rule, file);
      if (message) throw new FileRefusal(message);
      const prepared = await prepare(file);
      if (prepared && !signal.aborted) await transfer(file.name, prepared, signal);
    } catch (failure) {
      const message = failure instanceof FileRefusal ? failure.message : texts.unreadable(file.name);
      setState({ step: 'refused', message });
    }
  };
  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      await work(controller.signal);
    } finally {
      running.current = undefined;
    }
  };
  return {
    state,
    start: (files) => {
      const [file, ...others] = files;
      if (!file || running.current) return;
      if (others.length > 0) setState({ step: 'refused', message: uiTexts.upload.oneOnly });
      else void run((signal) => begin(file, signal));
    },
    retry: () => {
      if (state.step === 'failed') void run((signal) => transfer(state.name, state.file, signal));
    },
    stop: () => running.current?.abort(),
  };
};

const failedWords = (name: string, failure: unknown): string =>
  `${uiTexts.upload.failed(name)} ${errorWords(failure).message}`;
