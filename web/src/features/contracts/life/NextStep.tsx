import { Button } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../domain/catalog.queries.ts';
import { USAGE_ID } from '../../../lib/anchors.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { openRenewal } from '../dialogs.tsx';
import { REVIEW_STEP } from '../wizard/steps.rules.ts';
import { nextActionOf } from './life.rules.ts';
import { texts } from './texts.ts';

type NextStepProps = {
  contract: Contract;
  all: readonly Contract[];
  today: string;
  /** Leads to where the signed copy is uploaded, on the agreement's own page. */
  onUpload?: (() => void) | undefined;
  /** True where what is used of the agreement is on the same page. */
  besideUsage?: boolean;
};

const useTracked = ({ products: chosen }: Contract): boolean => {
  const { data: products } = useQuery(productsQuery);
  const tracked = new Set(products?.filter(({ isUtilization }) => isUtilization).map(({ id }) => id));
  return chosen.some(({ productId, selected, amount }) => selected && (amount ?? 0) > 0 && tracked.has(productId));
};

/** The one thing to do next with an agreement; nothing where it only waits. */
export const NextStep = ({ contract, all, today, onUpload, besideUsage = false }: NextStepProps) => {
  const tracked = useTracked(contract);
  const action = nextActionOf(contract, { all, tracked, today });
  const id = String(contract.sponsorshipId);
  if (action.kind === 'none' || action.kind === 'wait') return null;
  // On its own page it stands with its signers.
  if ((action.kind === 'signing' || action.kind === 'received') && onUpload) return null;
  const variant = action.kind === 'see' || action.kind === 'signing' ? 'default' : 'filled';
  if (action.kind === 'renew')
    return (
      <Button variant={variant} onClick={() => void openRenewal(contract)}>
        {texts.actions.renew}
      </Button>
    );
  if (action.kind === 'usage' && besideUsage) return null;
  if (action.kind === 'usage')
    return (
      <LinkButton to="/sponsorships/$id" params={{ id }} hash={USAGE_ID}>
        {texts.actions.usage}
      </LinkButton>
    );
  if (action.kind === 'pay')
    return (
      <LinkButton
        variant={variant}
        to="/sponsorships/$id/$contract"
        params={{ id, contract: String(contract.id) }}
        search={(before) => ({ ...before, rate: action.rateId })}
        resetScroll={false}
      >
        {texts.actions.pay}
      </LinkButton>
    );
  if (action.kind === 'upload' && onUpload)
    return (
      <Button variant={variant} onClick={onUpload}>
        {texts.actions.upload}
      </Button>
    );
  const other = action.kind === 'see' ? action.contract : contract;
  const search = action.kind === 'confirm' && !contract.simple ? { step: REVIEW_STEP } : {};
  return (
    <LinkButton
      variant={variant}
      to="/sponsorships/$id/$contract"
      params={{ id, contract: String(other.id) }}
      search={search}
    >
      {action.kind === 'see' ? texts.actions.see(other.number) : texts.actions[action.kind]}
    </LinkButton>
  );
};
