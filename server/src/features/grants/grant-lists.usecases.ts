import type { GrantListRequest, Recipient, RecipientListRequest, RecipientQuery } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { listRuleValues } from '../rule-values/rule-values.store.ts';
import { rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import { rememberList } from '../sponsorship-index/remembered-list.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { findRecipient, findRecipients } from './recipients.store.ts';
import { findGrantPage, findGrantRows } from './register.store.ts';
import { wishesAskedFor } from './wishes.usecases.ts';

/** What is asked about the grants of a whole bank, remembered until something changes. */
export const openGrantLists = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, index: SponsorshipIndex) => {
  /** What warnings follow from besides grants. */
  const findRules = async () => (await listRuleValues(db)).map(({ key, validFrom, value }) => [key, validFrom, value]);
  type Besides = { rules: Awaited<ReturnType<typeof findRules>>; wishes: number[] | undefined };
  const grants = rememberList(
    { db, clock },
    index,
    async (tx, actor, request: GrantListRequest, _day, { wishes }: Besides) => {
      const { ids, total } = await findGrantPage(tx, actor, request, wishes);
      return { rows: await findGrantRows(tx, ids), total };
    },
  );
  const recipient = rememberUntilChange<Recipient>(index);
  return {
    listGrants: async (actor: Actor, request: GrantListRequest) => {
      // Two who see the same may not answer the same.
      const wishes = await wishesAskedFor(db, actor, request.filter);
      return grants(actor, request, { rules: await findRules(), wishes });
    },
    listRecipients: rememberList({ db, clock }, index, (tx, actor, request: RecipientListRequest, day) =>
      findRecipients(tx, actor, request, day),
    ),
    readRecipient: async (actor: Actor, who: RecipientQuery): Promise<Recipient> => {
      const question = { scope: scopeKey(actor), rules: await findRules(), who };
      return recipient(today(clock), question, () => readSnapshot(db, (tx) => findRecipient(tx, actor, who)));
    },
  };
};
