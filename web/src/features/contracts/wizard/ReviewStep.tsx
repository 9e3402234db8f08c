import { Group } from '@mantine/core';
import { type Contract, missingForConfirm, sections } from '@sponsorat/api';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/client.ts';
import { Block } from '../../../ui/Block.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useErrorTitle } from '../../../ui/documentTitle.ts';
import { ErrorNotice } from '../../../ui/Notice.tsx';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAskToApprove } from '../approve.tsx';
import { termsQuery, useConfirm } from '../contracts.queries.ts';
import { type TermsPart, TermsView } from '../terms/TermsView.tsx';
import { texts } from '../texts.ts';
import { Missing } from './Missing.tsx';
import { PreviousStep } from './StepFrame.tsx';
import { StepButton } from './StepLink.tsx';
import { PURPOSE_STEP, REVIEW_STEP, stepOfSection, TEXTS_STEP } from './steps.rules.ts';
import { texts as wizardTexts } from './texts.ts';

const stepOf = (part: TermsPart): number => {
  if (part === 'price') return PURPOSE_STEP;
  return part === 'conditions' ? TEXTS_STEP : stepOfSection(part.section);
};

const correct = (part: TermsPart, title: string) => (
  <StepButton
    variant="subtle"
    size="compact-md"
    step={stepOf(part)}
    label={wizardTexts.correctPart(title)}
    icon={<IconPencil size={16} stroke={1.7} aria-hidden />}
  >
    {wizardTexts.correct}
  </StepButton>
);

/** The last step: the whole agreement to read through, a way to correct each part, and to approve it. */
export const ReviewStep = ({ contract }: { contract: Contract }) => {
  const { id, sponsorshipId, version } = contract;
  const navigate = useNavigate();
  const terms = useQuery(termsQuery({ sponsorshipId, contractId: id }));
  const confirming = useConfirm(sponsorshipId);
  const ask = useAskToApprove(sponsorshipId);
  const notice = useRef<HTMLDivElement>(null);

  const { error, failureCount } = confirming;
  const refused = error instanceof ApiError ? error.fields : {};
  const missing = { ...missingForConfirm(contract), ...refused };
  const isIncomplete = Object.keys(missing).length > 0;
  useErrorTitle(error !== null);
  useEffect(() => {
    if (failureCount > 0) notice.current?.focus();
  }, [failureCount]);

  const approve = async () => {
    if (isIncomplete && Object.keys(refused).length === 0) {
      notice.current?.focus();
      return;
    }
    if (!(await ask(contract))) return;
    confirming.mutate(
      { id, version },
      {
        onSuccess: () => {
          toast.success(texts.approve.done);
          const params = { id: String(sponsorshipId), contract: String(id) };
          void navigate({ to: '/sponsorships/$id/$contract', params, search: {}, replace: true });
        },
      },
    );
  };
  return (
    <>
      {isIncomplete && <Missing ref={notice} fields={missing} />}
      {error && Object.keys(refused).length === 0 && (
        <ErrorNotice ref={notice} error={error} title={texts.approve.refused} />
      )}
      <Block query={terms}>{(read) => <TermsView terms={read} sections={sections} action={correct} />}</Block>
      <Section title={texts.approve.title} subtitle={texts.approve.hint}>
        <Group justify="space-between" gap={8}>
          <PreviousStep step={REVIEW_STEP} />
          <BusyButton busy={confirming.isPending} onClick={() => void approve()}>
            {texts.approve.action}
          </BusyButton>
        </Group>
      </Section>
    </>
  );
};
