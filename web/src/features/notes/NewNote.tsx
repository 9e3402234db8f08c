import { Box, Button, Group } from '@mantine/core';
import { type Note, newNoteSchema, newNoteSchemaOn } from '@sponsorat/api';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { date, today } from '../../lib/formats.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { FormFrame } from '../../ui/form/FormFrame.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { blankValues, type FormValues } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { LastingHint, NoteFields } from './NoteFields.tsx';
import { noteDraft, useSaveNote } from './notes.queries.ts';
import { texts } from './texts.ts';

const t = texts.followUp;

const blank = (): FormValues<typeof newNoteSchema> => ({
  ...blankValues(newNoteSchema),
  kind: 'Note',
  date: today(),
});

type NewNoteProps = {
  sponsorshipId: number;
  /** It was asked for: it has the focus, and is over once it is saved or given up. */
  onOver?: () => void;
  /** The note is saved, and its list has it. */
  onSaved?: (note: Note) => void;
};

/** Where a note is written: one line, until it is used. It can be followed up by a task of one's own. */
export const NewNote = ({ sponsorshipId, onOver, onSaved }: NewNoteProps) => {
  const { mutateAsync: save } = useSaveNote(sponsorshipId);
  const [initial] = useState(blank);
  const isAskedFor = onOver !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const fold = () => {
    flushSync(() => setOpen(false));
    // The button that had the focus is gone.
    place.current?.focus();
    onOver?.();
  };
  const [schema] = useState(() => newNoteSchemaOn(today()));
  const form = useForm({
    schema,
    initial,
    save: (note) => save(note),
    afterSave: blank,
    draft: noteDraft(sponsorshipId),
    onSaved: (note) => {
      toast.success(note.followUp ? t.saved(date(note.followUp.dueDate)) : texts.saved);
      fold();
      onSaved?.(note);
    },
  });
  const { restored } = form.get();
  const [isOpen, setOpen] = useState(isAskedFor || restored);
  // Where it was asked for it stands in a narrow card: what most notes do without comes when it is wanted.
  const [isWhole, setWhole] = useState(!isAskedFor || restored);
  const showWhole = () => {
    flushSync(() => setWhole(true));
    // The button that had the focus is gone: it goes on to what came for it.
    document.getElementById(form.field('pinned').id)?.focus();
  };
  const field = form.field('text');
  useEffect(() => {
    if (isAskedFor) document.getElementById(field.id)?.focus();
  }, [isAskedFor, field.id]);
  const saving = useFormState(form, (state) => state.saving);
  useLeaveGuard(form);
  const text = {
    ...field,
    required: isOpen,
    // Nobody has to write a note: an empty box that is left is no mistake.
    touch: () => {
      if (form.isDirty()) field.touch();
    },
  };
  const giveUp = () => {
    form.reset(blank());
    fold();
  };
  return (
    <Box ref={place} tabIndex={-1}>
      <FormFrame form={form} label={texts.compose}>
        <Box onFocus={() => setOpen(true)}>
          <TextareaField
            field={text}
            rows={isOpen ? 2 : 1}
            hideLabel={!isOpen}
            help={isOpen && texts.textHelp}
            placeholder={isOpen ? '' : texts.placeholder}
          />
        </Box>
        {isOpen && (
          <>
            <NoteFields form={form} sponsorshipId={sponsorshipId} onMore={isWhole ? undefined : showWhole}>
              <DateField field={form.field('followUpOn')} from={today()} help={t.help} />
            </NoteFields>
            <Group gap={8}>
              <BusyButton type="submit" busy={saving}>
                {texts.add}
              </BusyButton>
              <Button variant="default" disabled={saving} onClick={giveUp}>
                {uiTexts.cancel}
              </Button>
            </Group>
            <LastingHint />
          </>
        )}
      </FormFrame>
    </Box>
  );
};
