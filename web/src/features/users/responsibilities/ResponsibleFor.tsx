import { Button, Table, Text } from '@mantine/core';
import type { Responsibility, SponsorshipStatus, User } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Block } from '../../../ui/Block.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NameLink } from '../../../ui/list/RowActions.tsx';
import { Section } from '../../../ui/Section.tsx';
import { texts } from '../texts.ts';
import { responsibilitiesQuery } from '../users.queries.ts';

const t = texts.responsible;

/** Shows a sponsorship's status; the sponsorships' own feature has one. */
export type StatusComponent = ComponentType<{ status: SponsorshipStatus | null }>;

type RowProps = { sponsorship: Responsibility; Status: StatusComponent };

const Row = ({ sponsorship: { id, name, area, status }, Status }: RowProps) => (
  <Table.Tr>
    <Table.Th scope="row" fw={400} className="anywhere">
      <NameLink to="/sponsorships/$id" params={{ id: String(id) }}>
        {name}
      </NameLink>
      <Text span display="block" fz="sm" c="dimmed" hiddenFrom="xs">
        {area}
      </Text>
    </Table.Th>
    <Table.Td visibleFrom="xs">{area}</Table.Td>
    <Table.Td>
      <Status status={status} />
    </Table.Td>
  </Table.Tr>
);

type ResponsibleForProps = { user: User; Status: StatusComponent; onTransfer: () => void };

/** The sponsorships that a user is responsible for, and the way to hand them over. */
export const ResponsibleFor = ({ user, Status, onTransfer }: ResponsibleForProps) => {
  const query = useQuery(responsibilitiesQuery(user.id));
  const hasSome = (query.data?.length ?? user.responsibleFor) > 0;
  return (
    <Section
      title={t.title}
      flush={hasSome}
      actions={
        hasSome && (
          <Button variant="default" onClick={onTransfer}>
            {texts.transfer.open}
          </Button>
        )
      }
    >
      <Block query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState compact hint={t.none} />
          ) : (
            <Table horizontalSpacing={20} verticalSpacing={8}>
              <Table.Caption className="unseen">{t.caption(user.name)}</Table.Caption>
              <Table.Thead fz="sm" c="dimmed">
                <Table.Tr>
                  <Table.Th scope="col" fw={600}>
                    {t.columns.name}
                  </Table.Th>
                  <Table.Th scope="col" fw={600} visibleFrom="xs">
                    {t.columns.area}
                  </Table.Th>
                  <Table.Th scope="col" fw={600} w="min(10rem, 30vw)">
                    {t.columns.status}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {all.map((sponsorship) => (
                  <Row key={sponsorship.id} sponsorship={sponsorship} Status={Status} />
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Block>
    </Section>
  );
};
