import { Box } from '@mantine/core';
import { type Note, noteInputSchema } from '@sponsorat/api';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { DialogForm, FormDialog } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { NewNote } from './NewNote.tsx';
import { LastingHint, NoteFields } from './NoteFields.tsx';
import { NoteLine, showNote } from './NoteLine.tsx';
import { noteDraft, notesQuery, useSaveNote } from './notes.queries.ts';
import { texts } from './texts.ts';

type NoteFormProps = { sponsorshipId: number; note: Note; onClose: () => void };

/** A note that is put right in a dialog. */
const NoteForm = ({ sponsorshipId, note, onClose }: NoteFormProps) => {
  const { mutateAsync: save } = useSaveNote(sponsorshipId);
  const form = useDialogForm({
    schema: noteInputSchema,
    record: note,
    draft: noteDraft(sponsorshipId, note.id),
    save,
    saved: texts.saved,
    onClose,
  });
  return (
    <DialogForm form={form} label={uiTexts.record.editTitle(texts.noun)} onCancel={onClose}>
      <TextareaField field={form.field('text')} help={texts.textHelp} />
      <NoteFields form={form} sponsorshipId={sponsorshipId} />
      <LastingHint />
    </DialogForm>
  );
};

/** What was said with a club, and where it is written. */
export const NotesBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useInfiniteQuery(notesQuery(sponsorshipId));
  const contracts = useQuery(contractsQuery(sponsorshipId));
  const [edited, edit] = useState<Note>();
  const close = () => edit(undefined);
  return (
    <Section title={texts.title}>
      <NewNote sponsorshipId={sponsorshipId} onSaved={showNote} />
      <Box mt="lg" className="ruled">
        <Block query={query}>
          {({ rows: notes, total }) =>
            notes.length === 0 ? (
              <EmptyState compact title={texts.none} hint={texts.noneHint} />
            ) : (
              <>
                <Box component="ul" className="rows" mb={-12}>
                  {notes.map((note) => (
                    <NoteLine
                      key={note.id}
                      note={note}
                      contractNumber={contracts.data?.find(({ id }) => id === note.contractId)?.number}
                      onEdit={edit}
                    />
                  ))}
                </Box>
                <ShowMore query={query} shown={notes.length} total={total} noun={texts.nouns} />
              </>
            )
          }
        </Block>
      </Box>
      <FormDialog open={edited} title={uiTexts.record.editTitle(texts.noun)} size={660} onClose={close}>
        {(note) => <NoteForm sponsorshipId={sponsorshipId} note={note} onClose={close} />}
      </FormDialog>
    </Section>
  );
};
