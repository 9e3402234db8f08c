import { agreementNumbersIn, api } from '@sponsorat/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, ConnectionError, call } from '../../../lib/client.ts';
import { checkFile, documentRule } from '../../../ui/files/checkFile.ts';
import { useUploads } from '../../../ui/files/useUploads.ts';
import { uploadTo } from '../addresses.ts';
import {
  type Agreement,
  agreementOf,
  isSame,
  MOST_FILES,
  type SignedFile,
  soleProposal,
  soughtName,
  withMatch,
} from './signed-files.rules.ts';

/** Without a connection or a session, what comes after fails alike. */
const endsAll = (failure: unknown): boolean =>
  failure instanceof ConnectionError || (failure instanceof ApiError && failure.status === 401);

const readFile = async (file: File, key: number): Promise<SignedFile> => ({
  key,
  file,
  numbers: agreementNumbersIn(file.name),
  refusal: await checkFile(documentRule, file),
});

/** Signed copies on their way to their agreements: chosen, matched by their names, uploaded one after another. */
export const useSignedFiles = () => {
  const queryClient = useQueryClient();
  // Lists, figures, tasks and each agreement: there is little that an agreement which begins to count leaves as it was.
  const uploads = useUploads({ rule: documentRule, onIdle: () => void queryClient.invalidateQueries() });
  const [chosen, setFiles] = useState<readonly SignedFile[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const lastKey = useRef(0);
  const stateOf = (one: SignedFile) => uploads.list.findLast(({ file }) => file === one.file)?.state;
  const files = chosen.map((one): SignedFile => ({ ...one, upload: stateOf(one) }));

  const change = (key: number, values: Partial<SignedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));

  const matching = useMutation({
    mutationFn: async (among: readonly SignedFile[]) => {
      const numbers = [...new Set(among.flatMap((one) => one.numbers))];
      const matches = numbers.length > 0 ? await call(api.contracts.match, { body: { numbers } }) : [];
      const rest = among.filter((one) => !agreementOf(one.numbers, matches));
      const names = [...new Set(rest.map(soughtName))];
      const named = names.length > 0 ? await call(api.contracts.matchFiles, { body: { names } }) : [];
      return { matches, named: new Map(named.map((one) => [one.name, one])) };
    },
    meta: { inline: true },
    onSuccess: ({ matches, named }, among) =>
      setFiles((all) =>
        all.map((one) => (among.some(({ key }) => key === one.key) ? withMatch(one, matches, named) : one)),
      ),
  });
  /** Looks for the agreements of all that have none yet. */
  const match = (among: readonly SignedFile[]) => {
    const without = among.filter((one) => !one.agreement && !one.refusal);
    if (without.length > 0) matching.mutate(without);
  };

  const add = async (given: readonly File[]) => {
    const fresh = given.filter((file) => !files.some((one) => isSame(one.file, file)));
    const taken = fresh.slice(0, Math.max(0, MOST_FILES - files.length));
    setLeftOut(fresh.length - taken.length);
    const read = await Promise.all(taken.map((file) => readFile(file, ++lastKey.current)));
    setFiles((all) => [...all, ...read]);
    match([...files, ...read]);
  };

  const upload = (among: readonly SignedFile[], external: boolean) => {
    for (const { file, agreement } of among) {
      if (!agreement) continue;
      uploads.start([file], (blob, how) =>
        call(api.contracts.upload, { ...uploadTo(agreement, external), file: blob, ...how }).catch((failure) => {
          if (endsAll(failure)) uploads.clear();
          throw failure;
        }),
      );
    }
  };

  return {
    files,
    leftOut,
    matching: { busy: matching.isPending, error: matching.error, retry: () => match(files) },
    isRunning: uploads.isBusy,
    add,
    remove: (key: number) => setFiles((all) => all.filter((one) => one.key !== key)),
    choose: (key: number, agreement: Agreement | undefined) => change(key, { agreement, by: null }),
    /** Takes what is proposed for each file that has exactly one agreement proposed. */
    takeProposals: () =>
      setFiles((all) =>
        all.map((one) => {
          const agreement = one.agreement || one.refusal ? undefined : soleProposal(one);
          return agreement ? { ...one, agreement, by: null } : one;
        }),
      ),
    upload,
    stop: uploads.stop,
  };
};
export type SignedFiles = ReturnType<typeof useSignedFiles>;
