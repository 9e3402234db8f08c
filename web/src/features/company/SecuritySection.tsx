import { Radio, Stack, Text } from '@mantine/core';
import { api, type SecondFactorDemand, secondFactorDemands, securityInputSchema } from '@sponsorat/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { securityQuery } from '../../domain/security.queries.ts';
import { call } from '../../lib/client.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Block } from '../../ui/Block.tsx';
import { DialogButton } from '../../ui/form/DialogButton.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Section } from '../../ui/Section.tsx';
import { texts } from './texts.ts';

const t = texts.security;

const DemandForm = ({ totp, onClose }: { totp: SecondFactorDemand; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const form = useDialogForm({
    schema: securityInputSchema,
    record: { totp },
    save: async (body) => {
      const security = await call(api.company.saveSecurity, { body });
      queryClient.setQueryData(securityQuery.queryKey, security);
    },
    saved: t.saved,
    onClose,
  });
  const field = form.field('totp');
  const { value } = useField(field);
  return (
    <DialogForm form={form} label={t.demand} onCancel={onClose}>
      <Radio.Group label={t.whom} value={value} onChange={(chosen) => field.set(chosen)}>
        <Stack gap={10} mt={8}>
          {secondFactorDemands.map((demand) => (
            <Radio key={demand} value={demand} label={t.choices[demand]} description={t.choicesHelp[demand]} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t.effect}
      </Text>
    </DialogForm>
  );
};

/** Of whom the bank demands two-step login. */
export const SecuritySection = () => (
  <Section title={t.title}>
    <Block query={useQuery(securityQuery)}>
      {({ totp, available }) => (
        <ActionRow hint={available ? t.now[totp] : `${t.now[totp]} ${t.unavailable}`}>
          {(available || totp !== 'nobody') && (
            <DialogButton variant="default" label={t.change} title={t.demand}>
              {(close) => <DemandForm totp={totp} onClose={close} />}
            </DialogButton>
          )}
        </ActionRow>
      )}
    </Block>
  </Section>
);
