import type { AttentionItem, IsoDate } from '@sponsorat/api';
import { linkOptions } from '@tanstack/react-router';
import { USAGE_ID } from '../../lib/anchors.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import classes from './Attention.module.css';
import { reasonOf } from './attention.ts';
import rows from './Rows.module.css';
import { texts } from './texts.ts';

const t = texts.attention;

/** Where the one thing to do next is done. */
const wayOf = ({ kind, sponsorshipId, contractId }: AttentionItem) => {
  const id = String(sponsorshipId);
  return kind === 'lowUse'
    ? linkOptions({ to: '/sponsorships/$id', params: { id }, hash: USAGE_ID })
    : linkOptions({ to: '/sponsorships/$id/$contract', params: { id, contract: String(contractId) } });
};

export type AttentionRowProps = { item: AttentionItem; today: IsoDate; isMine: boolean };

/** One thing that must be acted on: of which club, why, whose it is, and what to do next. */
export const AttentionRow = ({ item, today, isMine }: AttentionRowProps) => {
  const { said, day, isLate } = reasonOf(item, today);
  return (
    <li className={`${rows.row} ${classes.row}`}>
      <NameCell
        before={<Logo src={item.logo} name={item.name} />}
        name={
          <NameLink to="/sponsorships/$id" params={{ id: String(item.sponsorshipId) }}>
            {item.name}
          </NameLink>
        }
        under={
          <>
            <span className={classes.said} data-late={isLate || undefined}>
              {said}
            </span>
            <span className={classes.day}> · {day}</span>
          </>
        }
      />
      <span className={classes.right}>
        {!isMine && (
          <span className={classes.person}>
            <Avatar src={item.userPicture} name={item.userName} size="sm" />
            <span className={classes.personName}>{item.userName}</span>
          </span>
        )}
        <LinkButton
          {...wayOf(item)}
          variant="default"
          size="compact-sm"
          className={classes.action ?? ''}
          aria-label={t.actionOf(t.actions[item.kind], item.name)}
        >
          {t.actions[item.kind]}
        </LinkButton>
      </span>
    </li>
  );
};
