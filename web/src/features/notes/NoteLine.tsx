import { Group, Text } from '@mantine/core';
import type { Note } from '@sponsorat/api';
import { IconPinFilled } from '@tabler/icons-react';
import { date, dateTime, relativeTime } from '../../lib/formats.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EditAndRemove } from '../../ui/EditAndRemove.tsx';
import { useRemoveNote, useSaveNote } from './notes.queries.ts';
import { texts } from './texts.ts';

type NoteLineProps = { note: Note; contractNumber: string | undefined; onEdit: (note: Note) => void };

/** What was said or agreed, on which day, and who wrote it. */
export const NoteLine = ({ note, contractNumber, onEdit }: NoteLineProps) => {
  const { id, sponsorshipId, kind, text, pinned, by, at } = note;
  const { mutate: save, isPending: isSaving } = useSaveNote(sponsorshipId);
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveNote(sponsorshipId);
  const name = texts.name(kind, date(note.date));
  return (
    <li>
      <Group gap="2px 12px" className="tabular">
        <strong>{kind}</strong>
        <span>{date(note.date)}</span>
        {contractNumber && <span>{texts.contract(contractNumber)}</span>}
        {pinned && (
          <Group gap={4} fz="sm" c="var(--accent-strong)">
            <IconPinFilled size={14} aria-hidden /> {texts.pinned}
          </Group>
        )}
      </Group>
      <Text my={4} className="written">
        {text}
      </Text>
      <Group justify="space-between" gap="0 16px">
        <Text component="time" fz="sm" c="dimmed" dateTime={at} title={dateTime(at)}>
          {texts.by(by, relativeTime(at))}
        </Text>
        <Group gap={4} ml={-8}>
          <BusyButton
            variant="subtle"
            size="compact-md"
            busy={isSaving}
            aria-label={pinned ? texts.unpinOf(name) : texts.pinOf(name)}
            onClick={() => save({ ...note, pinned: !pinned })}
          >
            {pinned ? texts.unpin : texts.pin}
          </BusyButton>
          <EditAndRemove
            texts={texts}
            onEdit={() => onEdit(note)}
            removal={{
              noun: texts.noun,
              gender: 'denne',
              name,
              done: texts.removed,
              remove: () => remove(id),
            }}
            isRemoving={isRemoving}
          />
        </Group>
      </Group>
    </li>
  );
};
