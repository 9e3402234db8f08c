import { ActionIcon, Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { date, NONE, weekdayDate } from '../../lib/formats.ts';
import { ActionMenu, DeleteItem } from '../../ui/ActionMenu.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { Fact } from '../../ui/Fact.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { type EditedEvent, EventDialog } from './EventDialog.tsx';
import { EventItems } from './EventItems.tsx';
import { eventQuery, useRemoveEvent } from './events.queries.ts';
import { texts } from './texts.ts';

const t = texts.page;

/** One event: when and where it is, and what can be given of tickets for it. */
export const EventPage = ({ id }: { id: number }) => {
  const { data: event } = useSuspenseQuery(eventQuery(id));
  const { mutateAsync: remove } = useRemoveEvent();
  const navigate = useNavigate();
  const [edited, edit] = useState<EditedEvent>();
  const { sponsorshipId, title, date: day, time, venue, kind, season, returnBy, cancelled, note, name, items } = event;
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
      subtitle={[weekdayDate(day), time && texts.at(time), venue].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button variant="default" onClick={() => edit({ event })}>
            {t.edit}
          </Button>
          <ActionMenu target={menu}>
            <DeleteItem onClick={() => void confirmRemoval()} />
          </ActionMenu>
        </>
      }
    >
      {cancelled && <Notice tone="warning">{t.cancelled}</Notice>}
      <Columns count={2}>
        <Section title={t.tickets}>
          <EventItems items={items} />
        </Section>
        <Section title={t.about}>
          <dl className="facts">
            <Fact label={t.club}>
              <TextLink to="/sponsorships/$id" params={{ id: String(sponsorshipId) }}>
                {name}
              </TextLink>
            </Fact>
            <Fact label={t.kind}>{kind}</Fact>
            <Fact label={t.season}>{season ?? NONE}</Fact>
            <Fact label={t.returnBy}>{date(returnBy)}</Fact>
            {note && <Fact label={t.note}>{note}</Fact>}
          </dl>
        </Section>
      </Columns>
      <EventDialog edited={edited} onClose={() => edit(undefined)} />
    </Page>
  );
};
