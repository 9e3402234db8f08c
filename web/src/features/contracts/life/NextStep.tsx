import { Box, Button } from '@mantine/core';
import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../domain/catalog.queries.ts';
import { USAGE_ID } from '../../../lib/anchors.ts';
import { kroner } from '../../../lib/formats.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { toContract } from '../addresses.ts';
import { openRenewal } from '../dialogs.tsx';
import { REVIEW_STEP } from '../wizard/steps.rules.ts';
import { type NextDate, nextActionOf } from './life.rules.ts';
import { texts, whenOf } from './texts.ts';

/** What happens next to an agreement, and when. */
export const nextDateText = (next: NextDate, today: string): string =>
  texts.nextDates[next.of](whenOf(next.date, today), kroner(next.of === 'rate' ? next.amount : null));

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
  const { kind } = action;
  const { actions } = texts;
  if (kind === 'none' || kind === 'wait' || (kind === 'usage' && besideUsage)) return null;
  // On its own page it stands with its signers.
  if ((kind === 'signing' || kind === 'received') && onUpload) return null;
  if (kind === 'renew') return <Button onClick={() => void openRenewal(contract)}>{actions.renew}</Button>;
  if (kind === 'upload' && onUpload)
    return (
      <Button onClick={onUpload} aria-label={actions.upload}>
        <Box component="span" visibleFrom="xs">
          {actions.upload}
        </Box>
        <Box component="span" hiddenFrom="xs">
          {texts.uploadBriefly}
        </Box>
      </Button>
    );
  if (kind === 'usage')
    return (
      <LinkButton to="/sponsorships/$id" params={{ id: String(contract.sponsorshipId) }} hash={USAGE_ID}>
        {actions.usage}
      </LinkButton>
    );
  if (kind === 'pay')
    return (
      <LinkButton
        {...toContract(contract)}
        search={(before) => ({ ...before, rate: action.rateId })}
        resetScroll={false}
      >
        {actions.pay}
      </LinkButton>
    );
  if (kind === 'see')
    return (
      <LinkButton variant="default" {...toContract(action.contract)}>
        {actions.see(action.contract.number)}
      </LinkButton>
    );
  return (
    <LinkButton
      variant={kind === 'signing' ? 'default' : 'filled'}
      {...toContract(contract)}
      search={kind === 'confirm' && !contract.simple ? { step: REVIEW_STEP } : {}}
    >
      {actions[kind]}
    </LinkButton>
  );
};
