import { Box } from '@mantine/core';
import { type AgreementPart, type Contract, missingForConfirm, sections } from '@sponsorat/api';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useEffect, useRef } from 'react';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { ApiError } from '../../../lib/client.ts';
import { kroner } from '../../../lib/formats.ts';
import { Block } from '../../../ui/Block.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useErrorTitle } from '../../../ui/documentTitle.ts';
import { ActionBar } from '../../../ui/form/FormBar.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { ErrorNotice, Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { Lines } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useIsNarrow } from '../../../ui/useIsNarrow.ts';
import { toContract, toStep } from '../addresses.ts';
import { ApprovalAnswers, useIsAsked } from '../approval/ApprovalNotice.tsx';
import { texts as approvalTexts } from '../approval/texts.ts';
import { useAskToConfirm } from '../askToConfirm.tsx';
import { ComparisonSection, useIsCompared } from '../chain/Comparison.tsx';
import { termsQuery, useConfirm } from '../contracts.queries.ts';
import { openLock } from '../dialogs.tsx';
import { Remarks } from '../remarks/Remarks.tsx';
import { TermsView } from '../terms/TermsView.tsx';
import { texts } from '../texts.ts';
import { PreviousStep } from './StepFrame.tsx';
import { missingLines, PURPOSE_STEP, REVIEW_STEP, stepOfField, stepOfSection, TEXTS_STEP } from './steps.rules.ts';
import { texts as wizardTexts } from './texts.ts';

type MissingProps = { fields: Record<string, string>; ref: Ref<HTMLDivElement> };

/** What keeps the agreement from being confirmed, each line leading to its step. */
const Missing = ({ fields, ref }: MissingProps) => (
  <Notice ref={ref} tone="error" title={texts.confirm.incomplete}>
    <NoticeLines>
      {missingLines(fields).map(({ path, text }) => (
        <li key={path}>
          <TextLink {...toStep(stepOfField(path))}>{text}</TextLink>
        </li>
      ))}
    </NoticeLines>
  </Notice>
);

const stepOf = (part: AgreementPart): number => {
  if (part.kind === 'text') return TEXTS_STEP;
  return part.kind === 'section' ? stepOfSection(part.heading) : PURPOSE_STEP;
};

/** The look of a way to correct a part. */
const correcting = (part: string) =>
  ({
    variant: 'subtle',
    size: 'compact-md',
    'aria-label': wizardTexts.correctPart(part),
    leftSection: <IconPencil size={16} stroke={1.7} aria-hidden />,
    children: wizardTexts.correct,
  }) as const;

// An agreement is longer than a screen: the bar below it stays where it is when the text comes.
const awaited = (
  <Box mih="100vh">
    <Lines count={12} />
  </Box>
);

const hintOf = ({ approval, amount }: Contract, isIncomplete: boolean, isPhone: boolean): string | undefined => {
  if (isIncomplete) return texts.confirm.incomplete;
  if (approval?.needed) return approvalTexts.aboveLimit(kroner(amount));
  // On a phone the question says it, and the buttons stand beside each other.
  return isPhone ? undefined : texts.confirm.hint;
};

const actionOf = ({ approval }: Contract): string => {
  if (!approval?.needed) return texts.confirm.action;
  return approval.state === 'requested' ? approvalTexts.askAnother : approvalTexts.ask;
};

/** The last step: the whole agreement to read through, a way to correct each part, and to confirm it. */
export const ReviewStep = ({ contract }: { contract: Contract }) => {
  const { id, sponsorshipId, version } = contract;
  const navigate = useNavigate();
  const isAsked = useIsAsked(contract);
  const terms = useQuery(termsQuery(ofContract(contract)));
  const isCompared = useIsCompared(contract);
  const confirming = useConfirm(sponsorshipId);
  const ask = useAskToConfirm(sponsorshipId);
  const notice = useRef<HTMLDivElement>(null);

  const { error, failureCount } = confirming;
  const refused = error instanceof ApiError ? error.fields : {};
  const missing = { ...missingForConfirm(contract), ...refused };
  const isIncomplete = Object.keys(missing).length > 0;
  const isPhone = useIsNarrow('30em');
  useErrorTitle(error !== null);
  useEffect(() => {
    if (failureCount > 0) notice.current?.focus();
  }, [failureCount]);

  const confirmDraft = async () => {
    if (isIncomplete && Object.keys(refused).length === 0) {
      notice.current?.focus();
      return;
    }
    if (contract.approval) return openLock(contract);
    if (!(await ask(contract))) return;
    confirming.mutate(
      { id, version },
      {
        onSuccess: () => {
          toast.success(texts.confirm.done);
          void navigate({ ...toContract(contract), search: {}, replace: true });
        },
      },
    );
  };
  return (
    <>
      {isIncomplete && <Missing ref={notice} fields={missing} />}
      {error && Object.keys(refused).length === 0 && (
        <ErrorNotice ref={notice} error={error} title={texts.confirm.refused} />
      )}
      {/* What comes later than the terms would push them down. */}
      <Block
        query={isCompared ? terms : { ...terms, data: undefined, error: null, isPending: true, isFetching: true }}
        skeleton={awaited}
      >
        {(read) => (
          <>
            <Remarks sponsorshipId={sponsorshipId} draft={contract} linked />
            <ComparisonSection contract={contract} />
            <TermsView
              terms={read}
              sections={sections}
              action={(part) => <LinkButton {...correcting(part.heading)} {...toStep(stepOf(part))} />}
              partiesAction={
                <LinkButton
                  {...correcting(wizardTexts.parties)}
                  to="/sponsorships/$id/data"
                  params={{ id: String(sponsorshipId) }}
                />
              }
            />
          </>
        )}
      </Block>
      <ActionBar
        floating
        secondary={<PreviousStep step={REVIEW_STEP} />}
        text={isAsked ? undefined : hintOf(contract, isIncomplete, isPhone)}
      >
        {isAsked && <ApprovalAnswers contract={contract} />}
        {!terms.isLoadingError && !isAsked && (
          <BusyButton busy={confirming.isPending} onClick={() => void confirmDraft()}>
            {actionOf(contract)}
          </BusyButton>
        )}
      </ActionBar>
    </>
  );
};
