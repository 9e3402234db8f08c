import { api, type Contract, contractStatus } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ofContract } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { confirm } from '../../ui/confirm.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { toContract } from './addresses.ts';
import { forget, undelete, useCopy, useEdit, useRemove, useSaveDraft } from './contracts.queries.ts';
import { lossKey } from './status.rules.ts';
import { texts } from './texts.ts';

const referenceOf = ({ id, version }: Contract) => ({ id, version });

/** What can be done with any agreement of a sponsorship; each asks first, and says when it is done. */
export const useContractActions = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const copying = useCopy(sponsorshipId);
  const editing = useEdit(sponsorshipId);
  const removing = useRemove(sponsorshipId);
  const converting = useSaveDraft(sponsorshipId);

  const copy = async (contract: Contract): Promise<void> => {
    const message = texts.agreement(contract.number);
    const details = contract.isActive ? texts.copy.whatActive : texts.copy.what;
    const question = { title: texts.copy.question, message, details, action: uiTexts.confirm.ok };
    if (copying.isPending || !(await confirm(question))) return;
    copying.mutate(referenceOf(contract), {
      onSuccess: (made) => {
        toast.success(texts.copy.done(made.number));
        void navigate(toContract(made));
      },
    });
  };

  /** What becomes of an agreement that is a draft again. */
  const lossOf = ({ status, isActive }: Contract) => ({
    message: status === contractStatus.approved ? texts.edit.approvedLoss : texts.edit.awaitingLoss,
    ...(isActive && { details: texts.edit.activeLoss }),
  });

  /** Makes a simple agreement a full one; one that was confirmed becomes a draft first. */
  const makeFull = async (contract: Contract): Promise<void> => {
    if (converting.isPending || editing.isPending) return;
    const { toFullQuestion: title, toFull: action } = texts.simple;
    if (!(await confirm({ title, ...lossOf(contract), action, danger: true }))) return;
    const draft = await editing.mutateAsync(referenceOf(contract)).catch(() => null);
    if (!draft) return;
    try {
      await converting.mutateAsync({ ...referenceOf(draft), simple: false });
      toast.success(texts.simple.toFullDone);
    } catch (failure) {
      toast.error(failure);
      return;
    }
    await navigate({ ...toContract(contract), search: { step: 1 } });
  };

  /** Makes a full draft a simple one, where it has nothing to lose. */
  const makeSimple = async (contract: Contract): Promise<void> => {
    const { toSimpleQuestion: title, toSimpleWhat: message, toSimple: action, toSimpleDone } = texts.simple;
    if (converting.isPending || !(await confirm({ title, message, action }))) return;
    try {
      await converting.mutateAsync({ ...referenceOf(contract), simple: true });
      toast.success(toSimpleDone);
    } catch (failure) {
      toast.error(failure);
    }
  };

  const edit = async (contract: Contract): Promise<void> => {
    const { question: title, action } = texts.edit;
    if (editing.isPending || !(await confirm({ title, ...lossOf(contract), action, danger: true }))) return;
    editing.mutate(referenceOf(contract), { onSuccess: () => toast.success(texts.edit.done) });
  };

  const bringBack = async (contract: Contract): Promise<void> => {
    const { number } = contract;
    const { leftOut } = await undelete(queryClient, ofContract(contract));
    const lacks = leftOut.categories + leftOut.products > 0;
    if (lacks) toast.info(texts.undelete.doneWithout(number, leftOut));
    else toast.success(texts.undelete.done(number));
  };

  /** `leave` goes away from the agreement's own page before the cache forgets it. */
  const remove = async (contract: Contract, leave?: () => Promise<unknown>): Promise<void> => {
    if (removing.isPending) return;
    const isDraft = contract.status === contractStatus.draft;
    const gone = await confirmAndDelete({
      noun: isDraft ? texts.remove.draftNoun : texts.noun,
      name: texts.agreement(contract.number),
      details: texts.remove[lossKey(contract)],
      usedBy: () => call(api.contracts.usedBy, { params: { contractId: contract.id } }),
      remove: () => removing.mutateAsync(referenceOf(contract)),
      ...(isDraft && { undo: () => bringBack(contract) }),
    });
    if (!gone) return;
    await leave?.();
    forget(queryClient, ofContract(contract));
  };

  const isBusy = copying.isPending || editing.isPending || removing.isPending || converting.isPending;
  const isBusyWith = (contract: Contract): boolean =>
    [copying, removing].some(({ isPending, variables }) => isPending && variables.id === contract.id);
  return { copy, edit, remove, makeFull, makeSimple, isBusy, isBusyWith, isConverting: converting.isPending };
};
