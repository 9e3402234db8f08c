import { Box, Button, Fieldset, Group, Input, Menu, Stack, Text } from '@mantine/core';
import { type Contract, type SigningProposal, sendInputSchema, signingLimits } from '@sponsorat/api';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { EmailField, TextField } from '../../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../../ui/fields/ToggleFields.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import type { Form } from '../../../ui/form/FormStore.ts';
import { useField, useFormState } from '../../../ui/form/formHooks.ts';
import { ProposalDialog } from '../../../ui/form/ProposalDialog.tsx';
import { RemoveRow } from '../../../ui/form/RemoveRow.tsx';
import type { FormValues } from '../../../ui/form/schema.ts';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { useRows } from '../../../ui/form/useRows.ts';
import { ColleagueWarning } from './ColleagueWarning.tsx';
import { proposalQuery, useSend } from './signing.queries.ts';
import { texts } from './texts.ts';

type SendFields = Form<FormValues<typeof sendInputSchema>>;

type SignerFieldsProps = {
  form: SendFields;
  at: number;
  colleagues: readonly string[];
  onRemove: (() => void) | undefined;
};

const SignerFields = ({ form, at, colleagues, onRemove }: SignerFieldsProps) => (
  <Group renderRoot={(props) => <li {...props} />} align="flex-start" gap="xs" wrap="nowrap">
    <Group flex={1} gap="xs" align="flex-start" grow preventGrowOverflow={false} miw={0}>
      <TextField
        field={form.field(`signers.${at}.name`)}
        label={texts.signerName(at + 1)}
        width="full"
        hideLabel
        placeholder={texts.name}
      />
      <Box flex="1 1 13rem" miw={0}>
        <EmailField
          field={form.field(`signers.${at}.email`)}
          label={texts.signerEmail(at + 1)}
          width="full"
          hideLabel
          placeholder={texts.email}
        />
        <ColleagueWarning field={form.field(`signers.${at}.email`)} colleagues={colleagues} />
      </Box>
    </Group>
    <RemoveRow label={texts.remove(at + 1)} onRemove={onRemove} />
  </Group>
);

type SignersProps = { form: SendFields } & Pick<SigningProposal, 'contacts' | 'colleagues'>;

/** Who signs for the club: written, or chosen of its contacts. */
const Signers = ({ form, contacts, colleagues }: SignersProps) => {
  const list = form.field('signers');
  const { error } = useField(list);
  const signers = useFormState(form, ({ values }) => values.signers);
  const { rows, addButton, add, remove } = useRows(list);
  const others = contacts.filter(({ email }) => !signers.some((signer) => signer.email === email));
  const isFull = signers.length >= signingLimits.signers;
  const choose = (contact: SigningProposal['contacts'][number]) => {
    const isBlank = signers.length === 1 && !signers[0]?.name && !signers[0]?.email;
    list.set(isBlank ? [contact] : [...signers, contact]);
  };
  return (
    <Fieldset
      variant="unstyled"
      m={0}
      legend={
        <Input.Label component="span" required>
          {texts.signers}
        </Input.Label>
      }
      id={list.id}
    >
      <Stack renderRoot={(props) => <ol {...props} ref={rows} />} className="plain" gap="xs">
        {signers.map((_, at) => (
          <SignerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a signer is its place in the list, and its fields hold nothing of their own
            key={at}
            form={form}
            at={at}
            colleagues={colleagues}
            onRemove={signers.length > 1 ? () => remove(at) : undefined}
          />
        ))}
      </Stack>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Group gap="xs" mt="xs">
        <Button
          ref={addButton}
          variant="default"
          size="compact-md"
          disabled={isFull}
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={() => add({ name: null, email: null })}
        >
          {texts.add}
        </Button>
        {others.length > 0 && !isFull && (
          <ActionMenu
            target={
              <Button variant="subtle" size="compact-md" leftSection={<IconUsers size={16} stroke={1.8} aria-hidden />}>
                {texts.fromContacts}
              </Button>
            }
          >
            {others.map((contact) => (
              <Menu.Item key={contact.email} onClick={() => choose(contact)}>
                {contact.name}
                <Text span inherit c="dimmed" ml="xs">
                  {contact.email}
                </Text>
              </Menu.Item>
            ))}
          </ActionMenu>
        )}
      </Group>
    </Fieldset>
  );
};

type SendFormProps = { contract: Contract; onClose: () => void };

const Fields = ({ contract, proposal, onClose }: SendFormProps & { proposal: SigningProposal }) => {
  const { mutateAsync: send } = useSend(contract.sponsorshipId);
  const { signers, deadline, subject, text } = proposal;
  const { id, version } = contract;
  const form = useDialogForm({
    schema: sendInputSchema,
    blank: {
      id,
      version,
      signers: signers.length > 0 ? signers : [{ name: null, email: null }],
      deadline,
      subject,
      text,
      copy: true,
    },
    draft: `signing:${id}`,
    save: send,
    saved: ({ signing }) => texts.sent(signing?.of ?? 0),
    onClose,
  });
  return (
    <DialogForm form={form} label={texts.send} saveLabel={texts.send} onCancel={onClose}>
      <Text c="dimmed">{texts.sendHint}</Text>
      <Signers form={form} contacts={proposal.contacts} colleagues={proposal.colleagues} />
      <DateField field={form.field('deadline')} help={texts.deadlineHelp} />
      <TextField field={form.field('subject')} width="full" />
      <TextareaField field={form.field('text')} rows={8} help={texts.textHelp} />
      <CheckboxField field={form.field('copy')} />
    </DialogForm>
  );
};

/** Asks who signs an agreement for the club, and by when, and sends it to them. */
export const SendForm = ({ contract, onClose }: SendFormProps) => (
  <ProposalDialog query={useQuery(proposalQuery(ofContract(contract)))} blocked={texts.blocked} onClose={onClose}>
    {(proposal) => <Fields contract={contract} proposal={proposal} onClose={onClose} />}
  </ProposalDialog>
);
