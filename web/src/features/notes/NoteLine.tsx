import { Group, Menu, Text } from '@mantine/core';
import type { Note } from '@sponsorat/api';
import { IconBook, IconPin, IconPinFilled, IconPinnedOff } from '@tabler/icons-react';
import { date, dateTime, relativeTime } from '../../lib/formats.ts';
import { menuIcon } from '../../ui/ActionMenu.tsx';
import { RecordMenu } from '../../ui/RecordMenu.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { FollowUp } from './FollowUp.tsx';
import classes from './notes.module.css';
import { useRemoveNote, useSaveNote } from './notes.queries.ts';
import { texts } from './texts.ts';

const noteElementId = (id: number): string => `note-${id}`;

/** Brings a note into view, and there those who hear the page. */
export const showNote = ({ id }: Pick<Note, 'id'>): void => document.getElementById(noteElementId(id))?.focus();

type NoteLineProps = { note: Note; contractNumber: string | undefined; onEdit: (note: Note) => void };

/** What was said or agreed, on which day, and who wrote it. */
export const NoteLine = ({ note, contractNumber, onEdit }: NoteLineProps) => {
  const { id, sponsorshipId, kind, text, pinned, report, by, at } = note;
  const { mutate: save, isPending: isSaving } = useSaveNote(sponsorshipId, 'toast');
  const { mutateAsync: remove } = useRemoveNote(sponsorshipId);
  const name = texts.name(kind, date(note.date));
  return (
    <li id={noteElementId(id)} tabIndex={-1} className={classes.note}>
      <Group gap="2px 12px" className="tabular">
        <strong>{kind}</strong>
        <span>{date(note.date)}</span>
        {contractNumber && <span>{uiTexts.record.contract(contractNumber)}</span>}
        {pinned && (
          <Group gap={4} fz="sm" c="var(--accent-strong)">
            <IconPinFilled size={14} aria-hidden /> {texts.pinned}
          </Group>
        )}
        {report && (
          <Group gap={4} fz="sm" c="var(--accent-strong)">
            <IconBook size={14} aria-hidden /> {texts.report}
          </Group>
        )}
        <FollowUp note={note} />
      </Group>
      <Text my={4} className="written">
        {text}
      </Text>
      <Group justify="space-between" gap="0 16px">
        <Text component="time" fz="sm" c="dimmed" dateTime={at} title={dateTime(at)}>
          {uiTexts.record.by(by, relativeTime(at))}
        </Text>
        <RecordMenu
          noun={texts.noun}
          name={name}
          done={texts.removed}
          busy={isSaving}
          onEdit={() => onEdit(note)}
          remove={() => remove(id)}
        >
          <Menu.Item
            leftSection={pinned ? <IconPinnedOff {...menuIcon} /> : <IconPin {...menuIcon} />}
            onClick={() => save({ ...note, pinned: !pinned })}
          >
            {pinned ? texts.unpin : texts.pin}
          </Menu.Item>
        </RecordMenu>
      </Group>
    </li>
  );
};
