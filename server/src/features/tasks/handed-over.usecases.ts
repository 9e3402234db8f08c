import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { presentTask } from './tasks.present.ts';
import type { TaskRecord } from './tasks.store.ts';

/** Rings at the bell of whoever is to act on a task now, and was not before. */
export const tellWhoseTaskItIs = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  before: TaskRecord | null,
  task: TaskRecord,
): Promise<void> => {
  if (task.UserId === before?.UserId) return;
  const { Text, Name, Path: path, SponsorshipId: sponsorshipId } = presentTask(task);
  const text = `${actor.name} har givet dig en opgave hos ${Name}: ${Text}`;
  await notify(tx, clock, actor, [task.UserId], { kind: 'assigned', text, path, sponsorshipId });
};
