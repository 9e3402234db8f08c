import { Radio, Stack, Text } from '@mantine/core';
import { api, transferInputSchema, type User } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import dialog from '../../../ui/dialog.module.css';
import { optionsOf, SelectField } from '../../../ui/fields/SelectField.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toast } from '../../../ui/toast.ts';
import { texts } from '../texts.ts';
import { invalidateResponsibilities } from '../users.queries.ts';
import { emptyTransfer, receiversOfAll, type Share } from './transfer.values.ts';

const t = texts.transfer;
type How = 'one' | 'each';

type TransferFormProps = { user: User; shares: Share[]; onClose: () => void };

/** Who takes over: one user everything, where there is one who could, or one for each area. */
export const TransferForm = ({ user, shares: given, onClose }: TransferFormProps) => {
  // What is asked anew meanwhile must not move the fields under what was chosen.
  const [shares] = useState(given);
  const queryClient = useQueryClient();
  const possible = shares.filter(({ receivers }) => receivers.length > 0);
  const ofAll = receiversOfAll(possible);
  const [how, setHow] = useState<How>(ofAll.length > 0 ? 'one' : 'each');
  const [initial] = useState(() => emptyTransfer(shares, how));
  const form = useForm({
    schema: transferInputSchema,
    initial,
    save: (body) => call(api.users.transfer, { params: { id: user.id }, body }),
    onSaved: ({ transferred }) => {
      invalidateResponsibilities(queryClient);
      toast.success(t.done(transferred));
      onClose();
    },
  });
  const choose = (next: How) => {
    setHow(next);
    form.reset(emptyTransfer(shares, next));
  };
  const hasChoice = possible.length > 1 && ofAll.length > 0;
  const total = possible.reduce((sum, { count }) => sum + count, 0);
  return (
    <DialogForm form={form} label={t.title(user.name)} saveLabel={t.save} onCancel={onClose}>
      <Text c="var(--text-quiet)">
        {t.intro(
          total,
          possible.map(({ area }) => area),
        )}
        {possible.length > 1 && !hasChoice && ` ${t.nobodyHasAll}`}
      </Text>
      {hasChoice && (
        <Radio.Group label={t.how} value={how} onChange={choose}>
          <Stack gap={8} mt={6}>
            <Radio value="one" label={t.toOne} />
            <Radio value="each" label={t.byArea} />
          </Stack>
        </Radio.Group>
      )}
      {how === 'one' ? (
        <SelectField field={form.field('transfers.0.userId')} options={optionsOf(ofAll)} />
      ) : (
        possible.map(({ areaId, area, count, receivers }, at) => (
          <SelectField
            key={areaId}
            field={form.field(`transfers.${at}.userId`)}
            label={possible.length > 1 ? t.receiverIn(area, count) : t.receiver}
            options={optionsOf(receivers)}
          />
        ))
      )}
      {shares
        .filter(({ receivers }) => receivers.length === 0)
        .map(({ areaId, area, count }) => (
          <Text fz="sm" key={areaId} mt={0} className={dialog.details ?? ''} style={{ borderColor: 'var(--warning)' }}>
            {t.nobody(area, count)}
          </Text>
        ))}
    </DialogForm>
  );
};
