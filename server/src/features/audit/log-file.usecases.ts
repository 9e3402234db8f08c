import { Readable } from 'node:stream';
import type { LogFileQuery } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { presentLog } from './audit.present.ts';
import { measureLog, readLog } from './log.store.ts';
import { formats } from './log-file.rules.ts';

/** The log of a period as a file that is made while it is sent. That it was asked for is a line of the log too. */
export const exportLog = async ({ db, clock }: Deps, actor: Actor, { format, from, to }: LogFileQuery) => {
  const { type, head, row, tail } = formats[format];
  const period = { from, to };
  const { rows, lastId } = await measureLog(db, period);
  await audit(db, clock, actor, {
    action: 'export',
    entity: 'log',
    entityId: null,
    after: { format, from: from ?? null, to: to ?? null, rows },
  });
  async function* content() {
    let sent = 0;
    yield head;
    for await (const lines of readLog(db, period, lastId)) {
      sent += lines.length;
      yield (await presentLog(db, lines)).map(row).join('');
    }
    yield tail(sent);
  }
  return { type, name: `Log ${today(clock)}.${format}`, content: Readable.from(content()) };
};
