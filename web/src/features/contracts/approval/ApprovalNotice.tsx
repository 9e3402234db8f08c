import { Box, Button, Group, Stack, Text } from '@mantine/core';
import type { Approval, Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../../domain/sponsorship.queries.ts';
import { kroner, longDateTime } from '../../../lib/formats.ts';
import { useUser } from '../../../lib/session.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { openDecline } from '../dialogs.tsx';
import { Remarks } from '../remarks/Remarks.tsx';
import { useApprove, useWithdrawApproval } from './approval.queries.ts';
import { sumOfYear } from './approval.rules.ts';
import { texts } from './texts.ts';

/** Whether an agreement waits for the answer of whoever looks at it. */
export const useIsAsked = ({ approval }: Pick<Contract, 'approval'>): boolean => {
  const { id } = useUser();
  return approval?.state === 'requested' && approval.approverId === id;
};

type NoticeProps = { contract: Contract; approval: Approval };

const Conflict = ({ approval: { conflict, requestedBy } }: Pick<NoticeProps, 'approval'>) =>
  conflict && <Text fw={550}>{texts.post(requestedBy ?? '', conflict)}</Text>;

/** The two answers of whoever is asked. */
export const ApprovalAnswers = ({ contract }: Pick<NoticeProps, 'contract'>) => {
  const { id, version, sponsorshipId } = contract;
  const { mutate: approve, isPending } = useApprove(sponsorshipId);
  const allow = async () => {
    const message = (
      <Stack gap="md">
        <p>{texts.approveWhat}</p>
        <Remarks sponsorshipId={sponsorshipId} draft={contract} />
      </Stack>
    );
    if (!(await confirm({ title: texts.approveQuestion, message, action: texts.approve }))) return;
    approve({ id, version, decision: 'granted', reason: null }, { onSuccess: () => toast.success(texts.approved) });
  };
  return (
    <Group gap="xs">
      <BusyButton busy={isPending} onClick={() => void allow()}>
        {texts.approve}
      </BusyButton>
      <Button variant="default" onClick={() => void openDecline(contract)}>
        {texts.decline}
      </Button>
    </Group>
  );
};

/** What one is asked: how much it is, and what the club has besides. It is answered where the agreement has been read. */
const Question = ({ contract, approval }: NoticeProps) => {
  const { sponsorshipId, amount, simple } = contract;
  const all = useQuery(contractsQuery(sponsorshipId)).data ?? [contract];
  const ofYear = sumOfYear(contract, all);
  return (
    <Notice tone="warning" role="region" title={texts.toYou(approval.requestedBy ?? '', kroner(amount))}>
      {approval.note && <Text className="written">{approval.note}</Text>}
      <Conflict approval={approval} />
      {ofYear && <Text c="dimmed">{texts.ofYear(ofYear.year, ofYear.count, kroner(ofYear.amount))}</Text>}
      {simple && (
        <Box mt="xs">
          <ApprovalAnswers contract={contract} />
        </Box>
      )}
    </Notice>
  );
};

/** That somebody is asked, and the way to take it back. */
const Waiting = ({ contract, approval }: NoticeProps) => {
  const { id, version, sponsorshipId } = contract;
  const { mutate: withdraw, isPending } = useWithdrawApproval(sponsorshipId);
  const takeBack = () => withdraw({ id, version }, { onSuccess: () => toast.success(texts.withdrawn) });
  return (
    <Notice
      tone="info"
      title={texts.waiting(approval.approver ?? '')}
      action={
        <BusyButton variant="default" busy={isPending} onClick={takeBack}>
          {texts.withdraw}
        </BusyButton>
      }
    >
      {texts.since(approval.requestedBy ?? '', longDateTime(approval.requestedAt))}
      <Conflict approval={approval} />
    </Notice>
  );
};

/** Where a draft stands that somebody else must allow; nothing where nobody was asked. */
export const ApprovalNotice = ({ contract }: { contract: Contract }) => {
  const isAsked = useIsAsked(contract);
  const { approval } = contract;
  if (approval?.state === 'declined')
    return (
      <Notice tone="warning" title={texts.refusedBy(approval.decidedBy ?? '')}>
        {approval.reason}
      </Notice>
    );
  if (approval?.state !== 'requested') return null;
  const Shown = isAsked ? Question : Waiting;
  return <Shown contract={contract} approval={approval} />;
};
