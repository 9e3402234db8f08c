import { type IsoDate, limits, type TaskInput } from '@sponsorat/api';
import { beginningOf } from '../../lib/texts.rules.ts';

const ENDS = '…';

type NoteToFollow = Pick<TaskInput, 'sponsorshipId' | 'contractId' | 'assigneeId'> & { text: string };

/** The task that reminds somebody of a note on a day: called as its first line, with all of it where that is more. */
export const followUpOf = ({ text, ...about }: NoteToFollow, dueDate: IsoDate): Omit<TaskInput, 'id' | 'version'> => {
  const [first = ''] = text.split('\n');
  const line = first.trim();
  const isWhole = beginningOf(line, limits.text) === line;
  const title = isWhole ? line : `${beginningOf(line, limits.text - ENDS.length).trimEnd()}${ENDS}`;
  return { ...about, title, note: title === text ? null : text, dueDate };
};
