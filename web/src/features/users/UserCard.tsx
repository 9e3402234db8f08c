import type { User } from '@sponsorat/api';
import { IconAlertTriangle } from '@tabler/icons-react';
import { NONE } from '../../lib/formats.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { TextLink } from '../../ui/links.tsx';
import { EditLink, NameLink } from '../../ui/list/RowActions.tsx';
import { texts } from './texts.ts';
import classes from './UserCard.module.css';

const t = texts.card;

/** Who a user is, what they may do and how they are reached; the name leads to them. */
export const UserCard = ({ user }: { user: User }) => {
  const { name, email, phoneNumber, lockedOut, picture, roles, responsibleFor, secondFactor } = user;
  const params = { id: String(user.id) };
  return (
    <article className={classes.card} data-locked={lockedOut || undefined}>
      <Avatar src={picture} name={name} size="lg" />
      <div className={classes.who}>
        <h2 className={classes.name}>
          <NameLink to="/users/$id" params={params}>
            {name}
          </NameLink>
          {lockedOut && <span className={classes.locked}> {texts.lockedOut}</span>}
        </h2>
        <p className={classes.roles}>{roles.join(', ')}</p>
      </div>
      <dl className={classes.facts}>
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </dd>
        <dt>{t.phone}</dt>
        <dd className="tabular">{phoneNumber ?? NONE}</dd>
        <dt>{texts.secondFactor.title}</dt>
        <dd>{secondFactor ? texts.secondFactor.on : texts.secondFactor.off}</dd>
      </dl>
      {lockedOut && responsibleFor > 0 && (
        <TextLink to="/users/$id" params={params} className={classes.still ?? ''}>
          <IconAlertTriangle size={17} stroke={1.75} aria-hidden />
          {t.stillResponsible(responsibleFor)}
        </TextLink>
      )}
      <div className={classes.actions}>
        <EditLink of={name} to="/users/$id" params={params} />
      </div>
    </article>
  );
};
