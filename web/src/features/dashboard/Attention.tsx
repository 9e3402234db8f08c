import { type AttentionList, attentionKinds, dayInCopenhagen } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '../../lib/session.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Attention.module.css';
import { AttentionRow } from './AttentionRow.tsx';
import { listsOf } from './attention.ts';
import { attentionQuery } from './dashboard.queries.ts';
import { MoreButton } from './MoreButton.tsx';
import { OwnerSwitch } from './OwnerSwitch.tsx';
import rows from './Rows.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useAttentionOwner, useAttentionRows } from './remembered.ts';
import { texts } from './texts.ts';

const t = texts.attention;
const FIRST = 5;

/** To the lists of what stands here, one's own or all. */
const Lists = ({ items, user }: { items: AttentionList['items']; user: number | undefined }) => (
  <ul className={classes.lists} aria-label={t.lists}>
    {attentionKinds
      .filter((kind) => items.some((item) => item.kind === kind))
      .map((kind) => (
        <li key={kind}>
          <TextLink to="/sponsorships" search={{ ...listsOf[kind], ...(user !== undefined && { user }) }}>
            {t.listOf[kind]}
          </TextLink>
        </li>
      ))}
  </ul>
);

const Items = ({ items, count, user }: Pick<AttentionList, 'items'> & { count: number; user: number | undefined }) => {
  const [opened, setOpened] = useState(false);
  const today = dayInCopenhagen(new Date());
  return (
    <>
      <ul className={rows.rows}>
        {(opened ? items : items.slice(0, FIRST)).map((item) => (
          <AttentionRow key={`${item.kind} ${item.contractId}`} item={item} today={today} isMine={user !== undefined} />
        ))}
      </ul>
      <div className={classes.foot}>
        {items.length > FIRST && (
          <MoreButton
            opened={opened}
            more={t.others(items.length - FIRST)}
            fewer={t.fewer}
            onToggle={() => setOpened(!opened)}
          />
        )}
        {opened && count > items.length && <span className={classes.most}>{t.most(items.length, count)}</span>}
        <Lists items={items} user={user} />
      </div>
    </>
  );
};

/**
 * 'Kræver handling': what is due or stands still, one's own or all that one sees, the most urgent first. `quiet` where
 * nothing need be said of nothing.
 */
export const Attention = ({ quiet }: { quiet: boolean }) => {
  const user = useUser();
  const [owner, setOwner] = useAttentionOwner(user);
  const query = useQuery(attentionQuery(owner));
  const mine = owner === 'mine';
  const [lastRows = FIRST, rememberRows] = useAttentionRows(user, owner);
  const rowsNow = query.isPlaceholderData ? undefined : query.data?.items.length;
  useEffect(() => {
    if (rowsNow !== undefined) rememberRows(Math.min(rowsNow, FIRST));
  }, [rowsNow, rememberRows]);
  if (quiet && !query.data?.all) return null;
  return (
    <Section title={t.title} actions={<OwnerSwitch owner={owner} counts={query.data} onChange={setOwner} />}>
      <Block query={query} skeleton={<RowsSkeleton count={Math.max(1, lastRows)} className={classes.waiting} />}>
        {(list) => (
          <div className={classes.list} data-stale={query.isPlaceholderData || undefined}>
            {list.items.length > 0 ? (
              <Items key={owner} items={list.items} count={list[owner]} user={mine ? user.id : undefined} />
            ) : (
              <EmptyState compact title={t.none} hint={mine && list.all > 0 ? t.noneMine(list.all) : t.noneHint} />
            )}
          </div>
        )}
      </Block>
    </Section>
  );
};
