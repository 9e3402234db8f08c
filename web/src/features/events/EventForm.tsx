import { type Event, eventInputSchema, eventKinds } from '@sponsorat/api';
import { ClubField } from '../../domain/ClubField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { useSaveEvent } from './events.queries.ts';
import { texts } from './texts.ts';
import { tidyTime } from './time.rules.ts';

const kinds = optionsOfValues(eventKinds);

type EventFormProps = {
  /** Undefined for a new one. */
  event: Event | undefined;
  /** Of a new one that is asked for at a sponsorship. */
  sponsorshipId?: number | undefined;
  onClose: () => void;
};

/** A match, a concert or a meeting: what, when and where, and until when tickets can be given back. */
export const EventForm = ({ event, sponsorshipId, onClose }: EventFormProps) => {
  const { mutateAsync: save } = useSaveEvent();
  const form = useDialogForm({
    schema: eventInputSchema,
    record: event,
    blank: { sponsorshipId: sponsorshipId ?? null, kind: 'Hjemmekamp' },
    draft: `event:${event?.id ?? `of:${sponsorshipId}`}`,
    save,
    saved: texts.saved,
    onClose,
  });
  const { field } = form;
  return (
    <DialogForm form={form} label={texts.titleOf(event)} onCancel={onClose}>
      <FieldGrid>
        <WholeRow>
          <TextField field={field('title')} />
        </WholeRow>
        {!event && sponsorshipId === undefined && (
          <WholeRow>
            <ClubField field={field('sponsorshipId')} known={undefined} />
          </WholeRow>
        )}
        <DateField field={field('date')} />
        <TextField field={field('time')} placeholder={texts.timeHint} tidy={tidyTime} width="sm" />
        <TextField field={field('venue')} />
        <SelectField field={field('kind')} options={kinds} />
        <TextField field={field('season')} placeholder={texts.seasonHint} />
        <DateField field={field('returnBy')} />
        <WholeRow>
          <TextareaField field={field('note')} rows={2} />
        </WholeRow>
        {event && (
          <WholeRow>
            <CheckboxField field={field('cancelled')} help={texts.cancelledHelp} />
          </WholeRow>
        )}
      </FieldGrid>
    </DialogForm>
  );
};
