import { Anchor, Box, Group, Text, Title } from '@mantine/core';
import { hasRole, isSecondFactorDemanded, type SecondFactorDemand, type User } from '@sponsorat/api';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '../../domain/catalog.queries.ts';
import { securityQuery } from '../../domain/security.queries.ts';
import { kroner, NONE, phoneHref } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { TextLink } from '../../ui/links.tsx';
import { EditLink, NameLink } from '../../ui/list/RowActions.tsx';
import { texts } from './texts.ts';
import classes from './UserCard.module.css';

const t = texts.card;

/** What is worth saying of a user's second step: that it is there, or where it must be there, that it is not. */
export const secondFactorRemark = (
  { roles, hasBankAccount, secondFactor }: Pick<User, 'roles' | 'hasBankAccount' | 'secondFactor'>,
  demand: SecondFactorDemand,
): 'on' | 'missing' | null => {
  const isDemanded = !hasBankAccount && isSecondFactorDemanded(demand, roles);
  if (secondFactor) return isDemanded ? null : 'on';
  return isDemanded ? 'missing' : null;
};

/** Who a user is, what they may do and how they are reached; the name leads to them. */
export const UserCard = ({ user }: { user: User }) => {
  const { name, email, phoneNumber, lockedOut, picture, roles, responsibleFor, approvalLimit } = user;
  const { approval: withLimit } = useUser();
  const areas = useQuery(areasQuery).data?.filter(({ id }) => user.areaIds.includes(id)) ?? [];
  const secondFactor = secondFactorRemark(user, useQuery(securityQuery).data?.totp ?? 'nobody');
  const params = { id: String(user.id) };
  return (
    <article className={classes.card ?? ''} data-locked={lockedOut || undefined}>
      <Avatar src={picture} name={name} size="lg" />
      <Box miw={0}>
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
      <EditLink of={name} to="/users/$id" params={params} />
      <Box component="dl" fz="sm" className={`facts anywhere ${classes.facts}`}>
        <dt>{t.email}</dt>
        <dd>
          <Anchor inherit href={`mailto:${email}`}>
            <EmailText address={email} />
          </Anchor>
        </dd>
        <dt>{t.phone}</dt>
        <dd className="tabular">
          {phoneNumber ? (
            <Anchor inherit href={phoneHref(phoneNumber)}>
              {phoneNumber}
            </Anchor>
          ) : (
            NONE
          )}
        </dd>
        <dt>{t.areas}</dt>
        <dd>{hasRole(roles, 'Admin') ? t.allAreas : areas.map(({ name }) => name).join(', ') || NONE}</dd>
        {withLimit && typeof approvalLimit === 'number' && (
          <>
            <dt>{t.limit}</dt>
            <dd className="tabular">{kroner(approvalLimit)}</dd>
          </>
        )}
        {user.approvesGuests && (
          <>
            <dt>{t.guests}</dt>
            <dd>{t.approvesGuests}</dd>
          </>
        )}
        {secondFactor && (
          <>
            <dt>{texts.secondFactor.title}</dt>
            <Box
              component="dd"
              fw={600}
              c="var(--tone)"
              data-tone={secondFactor === 'missing' ? 'warning' : 'positive'}
            >
              {texts.secondFactor[secondFactor]}
            </Box>
          </>
        )}
      </Box>
      {lockedOut && responsibleFor > 0 && (
        <TextLink
          to="/users/$id"
          params={params}
          className={classes.still ?? ''}
          data-tone="warning"
          fz="sm"
          fw={600}
          c="var(--tone)"
        >
          <Group component="span" wrap="nowrap" gap={8} mih={34} px="xs" py={6} bdrs="sm" bg="var(--tone-soft)">
            <IconAlertTriangle size={17} stroke={1.75} style={{ flex: 'none' }} aria-hidden />
            {t.stillResponsible(responsibleFor)}
          </Group>
        </TextLink>
      )}
    </article>
  );
};
