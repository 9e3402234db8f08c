import { limits, type Note, type TaskInput } from '@sponsorat/api';

const ENDS = '…';

/** The task that reminds somebody of a note on a day: called as its first line, with all of it where that is more. */
export const followUpOf = (note: Note, dueDate: string, assigneeId: number): TaskInput => {
  const { sponsorshipId, contractId, text } = note;
  const [first = ''] = text.split('\n');
  const line = first.trim();
  const title = line.length > limits.text ? `${line.slice(0, limits.text - ENDS.length).trimEnd()}${ENDS}` : line;
  const added = { id: null, version: null };
  return { ...added, sponsorshipId, contractId, title, note: title === text ? null : text, dueDate, assigneeId };
};
