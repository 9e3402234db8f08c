import { useEffect, useRef, useState } from 'react';
import { errorWords } from '../../lib/client.ts';
import { texts } from '../texts.ts';
import { checkFile, type FileRule } from './checkFile.ts';

type UploadState =
  | { step: 'ready' }
  | { step: 'sending'; name: string; share: number }
  | { step: 'refused'; message: string }
  | { step: 'failed'; message: string; file: File };

/** Sends a file: `call(api.…, { params, file, ...how })`. */
export type Send = (file: Blob, how: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<unknown>;

export type Upload = {
  state: UploadState;
  start: (files: readonly File[]) => void;
  retry: () => void;
  stop: () => void;
};

/** One upload at a time: checked before it leaves, followed while it does, stopped with the screen that started it. */
export const useUpload = (rule: FileRule, send: Send, prepare?: (file: File) => Promise<Blob>): Upload => {
  const [state, setState] = useState<UploadState>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const transfer = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ step: 'sending', name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setState({ step: 'sending', name: file.name, share });
      };
      await send(prepare ? await prepare(file) : file, { onProgress, signal });
      setState({ step: 'ready' });
    } catch (failure) {
      if (signal.aborted) setState({ step: 'ready' });
      else setState({ step: 'failed', message: failedWords(file.name, failure), file });
    } finally {
      running.current = undefined;
    }
  };
  const begin = async (file: File) => {
    const message = await checkFile(rule, file);
    if (message) setState({ step: 'refused', message });
    else await transfer(file);
  };
  return {
    state,
    start: (files) => {
      const [file, ...others] = files;
      if (!file || running.current) return;
      if (others.length > 0) setState({ step: 'refused', message: texts.upload.oneOnly });
      else void begin(file);
    },
    retry: () => {
      if (state.step === 'failed') void transfer(state.file);
    },
    stop: () => running.current?.abort(),
  };
};

const failedWords = (name: string, failure: unknown): string =>
  `${texts.upload.failed(name)} ${errorWords(failure).message}`;
