import { ActionIcon, Menu } from '@mantine/core';
import type { EventDetails } from '@sponsorat/api';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { eventQuery } from '../../domain/event.queries.ts';
import { dayAndTime, NONE } from '../../lib/formats.ts';
import { ActionMenu, DeleteItem, menuIcon } from '../../ui/ActionMenu.tsx';
import { WithAside } from '../../ui/Columns.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { Fact } from '../../ui/Fact.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { type EditedEvent, EventDialog } from './EventDialog.tsx';
import { useRemoveEvent } from './events.queries.ts';
import { ReturnDay } from './ReturnDay.tsx';
import { texts } from './texts.ts';

const t = texts.page;

/** As in the list: the seats that are free again at every event. */
const freeSeatsOf = ({ items }: EventDetails): number =>
  items.reduce((sum, { mode, free }) => sum + (mode === 'pr. arrangement' ? Math.max(0, free) : 0), 0);

type EventPageProps = {
  id: number;
  /** What can be done with its tickets. */
  actions: (event: EventDetails) => ReactNode;
  /** Its tickets: what there is, and who has them. */
  children: (event: EventDetails) => ReactNode;
};

/** One event: when and where it is, and who got tickets for it. */
export const EventPage = ({ id, actions, children }: EventPageProps) => {
  const { data: event } = useSuspenseQuery(eventQuery(id));
  const { mutateAsync: remove } = useRemoveEvent();
  const navigate = useNavigate();
  const [edited, edit] = useState<EditedEvent>();
  const { sponsorshipId, title, date: day, time, venue, kind, season, cancelled, note, name } = event;
  const confirmRemoval = async () => {
    const removed = await confirmAndDelete({
      noun: texts.noun,
      name: title,
      remove: () => remove({ id, sponsorshipId }),
    });
    if (removed) void navigate({ to: '/tickets/events' });
  };
  const menu = (
    <ActionIcon variant="default" size={36} aria-label={t.menu}>
      <IconDots size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
  return (
    <Page
      title={title}
      subtitle={[dayAndTime(day, time), venue].filter(Boolean).join(' · ')}
      actions={
        <>
          {actions(event)}
          <ActionMenu target={menu}>
            <Menu.Item leftSection={<IconPencil {...menuIcon} />} onClick={() => edit({ event })}>
              {t.edit}
            </Menu.Item>
            <DeleteItem onClick={() => void confirmRemoval()} />
          </ActionMenu>
        </>
      }
    >
      {cancelled && <Notice tone="warning">{t.cancelled}</Notice>}
      <WithAside
        aside={
          <Section title={t.about}>
            <dl className="facts">
              <Fact label={t.club}>
                <TextLink to="/sponsorships/$id" params={{ id: String(sponsorshipId) }}>
                  {name}
                </TextLink>
              </Fact>
              <Fact label={t.kind}>{kind}</Fact>
              <Fact label={t.season}>{season ?? NONE}</Fact>
              <Fact label={t.returnBy}>
                <ReturnDay event={event} free={freeSeatsOf(event)} />
              </Fact>
              {note && <Fact label={t.note}>{note}</Fact>}
            </dl>
          </Section>
        }
      >
        {children(event)}
      </WithAside>
      <EventDialog edited={edited} onClose={() => edit(undefined)} />
    </Page>
  );
};
