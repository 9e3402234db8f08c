import type { AttentionItem, IsoDate } from '@sponsorat/api';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NameCell, NameLink } from '../../ui/list/RowActions.tsx';
import classes from './Attention.module.css';
import { reasonOf } from './attention.ts';
import rows from './Rows.module.css';
import { texts } from './texts.ts';

const t = texts.attention;

/** The one thing to do next. */
const NextAction = ({ item: { kind, sponsorshipId, contractId, name } }: { item: AttentionItem }) => {
  const look = { variant: 'default', size: 'compact-sm', className: classes.action ?? '' } as const;
  const label = t.actionOf(t.actions[kind], name);
  const id = String(sponsorshipId);
  if (kind === 'lowUse')
    return (
      <LinkButton {...look} aria-label={label} to="/sponsorships/$id" params={{ id }}>
        {t.actions[kind]}
      </LinkButton>
    );
  return (
    <LinkButton
      {...look}
      aria-label={label}
      to="/sponsorships/$id/$contract"
      params={{ id, contract: String(contractId) }}
    >
      {t.actions[kind]}
    </LinkButton>
  );
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
        <NextAction item={item} />
      </span>
    </li>
  );
};
