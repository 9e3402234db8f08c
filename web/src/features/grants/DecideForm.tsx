import { Button, Radio, Stack, Text } from '@mantine/core';
import { decideGrantSchema, type Grant } from '@sponsorat/api';
import dialog from '../../ui/dialog.module.css';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Soft } from '../../ui/Soft.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { WarningNotices } from './GrantSheetWarnings.tsx';
import { useDecide } from './grants.queries.ts';
import { texts } from './texts.ts';

const t = texts.decide;

type DecideProps = { grant: Grant; onClose: () => void };

const About = ({ grant }: { grant: Grant }) => {
  const { quantity, recipientName, recipientType, company, purpose, requestedBy } = grant;
  return (
    <div>
      <Text fw={600}>{t.about(quantity, recipientName)}</Text>
      <Soft block>{[recipientType, company].filter(Boolean).join(' · ')}</Soft>
      {purpose && <Text mt={4}>{t.purpose(purpose)}</Text>}
      <Soft block mt={4}>
        {t.askedBy(requestedBy)}
      </Soft>
    </div>
  );
};

const Answer = ({ grant, onClose }: DecideProps) => {
  const { mutateAsync: decide } = useDecide(grant.sponsorshipId);
  const form = useDialogForm({
    schema: decideGrantSchema,
    save: (answer) => decide({ id: grant.id, ...answer }),
    saved: ({ state, recipientName }) => (state === 'Afvist' ? t.saidNo : t.saidYes)(recipientName),
    onClose,
  });
  const decision = form.field('decision');
  const { value, error } = useField(decision);
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <About grant={grant} />
      <WarningNotices warnings={grant.warnings} />
      <Radio.Group
        id={decision.id}
        label={decision.label}
        withAsterisk
        error={error}
        value={value ?? ''}
        onChange={(chosen) => decision.set(chosen)}
      >
        <Stack gap={4} py={6}>
          <Radio value="granted" label={t.granted} py={4} />
          <Radio value="declined" label={t.declined} py={4} />
        </Stack>
      </Radio.Group>
      <TextareaField field={{ ...form.field('reason'), required: value === 'declined' }} help={t.reasonHelp} rows={2} />
    </DialogForm>
  );
};

/** A wish and what is to be said of it, with the answer where one may give it. */
export const DecideForm = ({ grant, onClose }: DecideProps) =>
  grant.mayDecide ? (
    <Answer grant={grant} onClose={onClose} />
  ) : (
    <Stack>
      <About grant={grant} />
      <p>{grant.state === 'Ønsket' ? t.notYours : t.answered}</p>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {uiTexts.close}
        </Button>
      </div>
    </Stack>
  );
