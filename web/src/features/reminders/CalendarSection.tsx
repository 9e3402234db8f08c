import { Button, Checkbox, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import type { Reminders } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { BusyButton, RemoveButton } from '../../ui/BusyButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast.ts';
import { remindersQuery, useMakeCalendar, useRemoveCalendar, useSaveReminders } from './reminders.queries.ts';
import { texts } from './texts.ts';

const t = texts.calendar;

const Address = ({ url }: { url: string }) => (
  <Notice
    tone="info"
    title={t.once}
    action={
      'clipboard' in navigator && (
        <CopyButton value={url}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? t.copied : t.copy}</Button>}
        </CopyButton>
      )
    }
  >
    <Code className="anywhere">{url}</Code>
    <Text fz="sm" mt="xs">
      {t.how}
    </Text>
  </Notice>
);

/** Whether the calendar shows amounts: at once on the screen, and back where it could not be saved. */
const AmountsBox = ({ reminders: { digest, scope, without, amounts } }: { reminders: Reminders }) => {
  const { mutate: save } = useSaveReminders();
  const [wanted, setWanted] = useState<boolean>();
  const tick = (amounts: boolean) => {
    setWanted(amounts);
    // Heard only of what was ticked last.
    save({ digest, scope, without, amounts }, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Checkbox
      label={t.amounts}
      checked={wanted ?? amounts}
      onChange={({ currentTarget }) => tick(currentTarget.checked)}
    />
  );
};

const Calendar = ({ reminders }: { reminders: Reminders }) => {
  const { mutate: make, data: made, isPending: isMaking, reset } = useMakeCalendar();
  const { mutate: remove, isPending: isRemoving } = useRemoveCalendar();
  const { calendar } = reminders;
  const renew = async () => {
    if (await confirm({ title: t.renewTitle, message: t.renewEffect, action: t.renew })) make();
  };
  const turnOff = async () => {
    if (!(await confirm({ title: t.removeTitle, message: t.removeEffect, action: t.remove, danger: true }))) return;
    reset();
    remove(undefined, { onSuccess: () => toast.success(t.removed) });
  };
  return (
    <Stack gap="md">
      <Text c="dimmed">{calendar ? t.on : t.off}</Text>
      {calendar && made && <Address url={made.url} />}
      {calendar && <AmountsBox reminders={reminders} />}
      <Group gap="xs">
        {calendar ? (
          <>
            <BusyButton variant="default" busy={isMaking} takesFocus onClick={() => void renew()}>
              {t.renew}
            </BusyButton>
            <RemoveButton busy={isRemoving} onClick={() => void turnOff()}>
              {t.remove}
            </RemoveButton>
          </>
        ) : (
          <BusyButton variant="default" busy={isMaking} onClick={() => make()}>
            {t.create}
          </BusyButton>
        )}
      </Group>
    </Stack>
  );
};

/** The address at which one's calendar finds what is due. */
export const CalendarSection = () => (
  <Section title={t.title}>
    <Block query={useQuery(remindersQuery)}>{(reminders) => <Calendar reminders={reminders} />}</Block>
  </Section>
);
