import { Button, Group } from '@mantine/core';
import { hasRole } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { kroner } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { confirm } from '../../ui/confirm.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';
import { firstDayQuery, useMarkPaid } from './payments.queries.ts';
import { texts } from './texts.ts';

const t = texts.firstDay;
/** Nothing was due before: so is said that no rate is to be marked. */
const NONE_BEFORE = '1900-01-01';

const FirstDayForm = lazy(() => import('./FirstDayForm.tsx').then((module) => ({ default: module.FirstDayForm })));

/** The rates that an Admin is asked about; undefined where nothing is asked. */
export const useFirstDay = () => {
  const isAdmin = hasRole(useUser().roles, 'Admin');
  const { data } = useQuery({ ...firstDayQuery, enabled: isAdmin });
  return data?.open ? data : undefined;
};

/** Asks an Admin whether the rates are paid that were due before payments were registered here, or their agreements came. */
export const FirstDay = () => {
  const rates = useFirstDay();
  const { mutateAsync: mark } = useMarkPaid();
  const [opened, setOpened] = useState(false);
  if (!rates) return null;
  const { before, count, amount } = rates;
  const close = () => setOpened(false);
  const decline = async () => {
    if (!(await confirm({ title: t.declineTitle, message: t.declineMessage }))) return;
    await mark({ before: NONE_BEFORE }).then(() => toast.success(t.declined), toast.error);
  };
  return (
    <Notice
      tone="info"
      role="region"
      aria-label={t.title}
      action={
        <Group gap={10}>
          <Button variant="default" onClick={() => void decline()}>
            {t.decline}
          </Button>
          <Button onClick={() => setOpened(true)}>{t.mark}</Button>
        </Group>
      }
    >
      <strong>{t.title}</strong> {t.message(count, kroner(amount))}
      <FormDialog open={opened} title={t.ask} onClose={close}>
        <FirstDayForm before={before} onClose={close} />
      </FormDialog>
    </Notice>
  );
};
