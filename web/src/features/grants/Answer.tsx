import type { GrantRow } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { grantQuery } from './grants.queries.ts';
import { texts } from './texts.ts';

const t = texts.acts;

type AnswerProps = { row: Pick<GrantRow, 'Id' | 'Recipient'>; onAnswer: (grant: number) => void };

/** Svar, where one may; else that somebody else must. */
export const Answer = ({ row: { Id, Recipient }, onAnswer }: AnswerProps) => {
  const { data } = useQuery(grantQuery(Id));
  if (!data) return null;
  return data.mayDecide ? (
    <BusyButton size="sm" takesFocus aria-label={t.answerTo(Recipient)} onClick={() => onAnswer(Id)}>
      {t.answer}
    </BusyButton>
  ) : (
    <Soft>{t.waits}</Soft>
  );
};
