import { Anchor, Box, Center, Chip, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import {
  api,
  dayInCopenhagen,
  type TimelineIcon,
  type TimelineKind,
  type TimelineRow,
  timelineKindNames,
  timelineKinds,
} from '@sponsorat/api';
import {
  type Icon,
  IconBuilding,
  IconCash,
  IconCheckbox,
  IconFileText,
  IconFileTypePdf,
  IconMail,
  IconNote,
  IconPhone,
  IconPhoto,
  IconReceipt,
  IconSignature,
  IconTable,
  IconTicket,
  IconTimelineEvent,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { longDate } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Pagination } from '../../ui/list/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { texts } from './texts.ts';
import classes from './timeline.module.css';

const PER_PAGE = 50;
/** Which rows are asked for; all kinds where none is named. */
type TimelineAsked = { kinds: readonly TimelineKind[]; page: number };

/** A page of what happened with a sponsorship. */
const timelineQuery = (id: number, { kinds, page }: TimelineAsked) => {
  const body = { filter: { kinds: [...kinds] }, page, perPage: PER_PAGE };
  return queryOptions({
    queryKey: [...keys.sponsorship(id), 'timeline', body],
    queryFn: ({ signal }) => call(api.timeline.list, { params: { id }, body, signal }),
    placeholderData: keepPreviousData,
    // Whatever anybody does is in it.
    staleTime: 0,
    meta: { inline: true },
  });
};

const icons: Record<TimelineIcon, Icon> = {
  'file-text': IconFileText,
  signature: IconSignature,
  cash: IconCash,
  receipt: IconReceipt,
  ticket: IconTicket,
  note: IconNote,
  users: IconUsers,
  phone: IconPhone,
  mail: IconMail,
  'file-type-pdf': IconFileTypePdf,
  photo: IconPhoto,
  'file-word': IconFileText,
  table: IconTable,
  checkbox: IconCheckbox,
  building: IconBuilding,
  user: IconUser,
};

const line = { className: classes.row ?? '', wrap: 'nowrap', align: 'flex-start', gap: 14, py: 8 } as const;

const Row = ({ row: { Kind, Title: title, Text: text, By, Path, Icon: icon } }: { row: TimelineRow }) => {
  const Shown = icons[icon];
  return (
    <Group component="li" {...line}>
      <Center className={classes.icon ?? ''} data-kind={Kind}>
        <Shown size={18} stroke={1.6} aria-hidden />
      </Center>
      <Box flex={1} miw={0} pt={5}>
        {Kind === 'document' ? (
          <Anchor href={Path} download fw={600}>
            {title}
          </Anchor>
        ) : (
          <TextLink to={Path} fw={600}>
            {title}
          </TextLink>
        )}
        {text && (
          <Text maw="80ch" style={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </Text>
        )}
        {By && <Soft component="p">{By}</Soft>}
      </Box>
    </Group>
  );
};

const Days = ({ rows }: { rows: readonly TimelineRow[] }) =>
  [...Map.groupBy(rows, ({ At }) => dayInCopenhagen(new Date(At)))].map(([day, ofDay]) => (
    <div key={day}>
      <Title order={3} fz="sm" c="var(--text-quiet)">
        {longDate(day)}
      </Title>
      <Box component="ol" className="plain" pt={4} pb="md">
        {ofDay.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two alike of a day are told apart by nothing else
          <Row key={`${row.Path} ${row.At} ${at}`} row={row} />
        ))}
      </Box>
    </div>
  ));

const Waiting = () => (
  <Box pt={4} aria-hidden>
    {['34%', '52%', '41%', '58%', '37%', '46%'].map((width) => (
      <Group key={width} {...line}>
        <span className={classes.icon} />
        <Stack flex={1} gap={8} py={6}>
          <Skeleton width={width} />
          <Skeleton width="12rem" height={9} />
        </Stack>
      </Group>
    ))}
  </Box>
);

const START: TimelineAsked = { kinds: [], page: 1 };

/** Everything that happened with a sponsorship, by day. */
export const TimelineBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const [request, ask] = useState(START);
  const query = useQuery(timelineQuery(sponsorshipId, request));
  return (
    <Section title={texts.title}>
      <Group component="fieldset" gap={8} mb="lg" p={0} bd={0}>
        <VisuallyHidden component="legend">{texts.kinds}</VisuallyHidden>
        <Chip.Group
          multiple
          value={[...request.kinds]}
          onChange={(chosen) => ask({ kinds: timelineKinds.filter((kind) => chosen.includes(kind)), page: 1 })}
        >
          {timelineKinds.map((kind) => (
            <Chip key={kind} value={kind} size="sm">
              {timelineKindNames[kind]}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
      <Block query={query} skeleton={<Waiting />}>
        {({ Result, Total, TotalPages }) =>
          Total === 0 ? (
            <EmptyState
              compact
              title={request.kinds.length > 0 ? texts.noHits : texts.none}
              icon={<IconTimelineEvent size={24} stroke={1.5} />}
            />
          ) : (
            <Box {...(query.isPlaceholderData && { opacity: 0.6 })}>
              <Days rows={Result} />
              {TotalPages > 1 && (
                <Pagination
                  page={request.page}
                  totalPages={TotalPages}
                  onChange={(page) => ask({ ...request, page })}
                />
              )}
            </Box>
          )
        }
      </Block>
    </Section>
  );
};
