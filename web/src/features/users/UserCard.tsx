import { Box, Text, Title } from '@mantine/core';
import { hasRole, type User } from '@sponsorat/api';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '../../domain/catalog.queries.ts';
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
  const areas = useQuery(areasQuery).data?.filter(({ id }) => user.areaIds.includes(id)) ?? [];
  const params = { id: String(user.id) };
  return (
    <article className={`card ${classes.card}`} data-locked={lockedOut || undefined}>
      <Avatar src={picture} name={name} size="lg" />
      <Box miw={0} style={{ alignSelf: 'center' }}>
        <Title order={2} fz="md" lh={1.35} className="anywhere">
          <NameLink to="/users/$id" params={params}>
            {name}
          </NameLink>
          {lockedOut && (
            <Text span fz="sm" fw={500} c="var(--mantine-color-error)">
              {` ${texts.lockedOut}`}
            </Text>
          )}
        </Title>
        <Text fz="sm" c="dimmed">
          {roles.join(', ')}
        </Text>
      </Box>
      <dl className={`facts ${classes.facts}`}>
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </dd>
        <dt>{t.phone}</dt>
        <dd className="tabular">{phoneNumber ?? NONE}</dd>
        <dt>{t.areas}</dt>
        <dd>{hasRole(roles, 'Admin') ? t.allAreas : areas.map(({ name }) => name).join(', ') || NONE}</dd>
        <dt>{texts.secondFactor.title}</dt>
        <dd>{secondFactor ? texts.secondFactor.on : texts.secondFactor.off}</dd>
      </dl>
      {lockedOut && responsibleFor > 0 && (
        <TextLink to="/users/$id" params={params} className={classes.still ?? ''} data-tone="warning">
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
