import { Button, Group } from '@mantine/core';
import { hasRole } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { kroner } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { confirm } from '../../ui/confirm.tsx';
import { DialogButton } from '../../ui/form/DialogButton.tsx';
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
  if (!rates) return null;
  const { before, count, amount } = rates;
  const decline = async () => {
    if (!(await confirm({ title: t.declineTitle, message: t.declineMessage, action: t.declineAction }))) return;
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
          <DialogButton label={t.mark} title={t.ask}>
            {(close) => <FirstDayForm before={before} onClose={close} />}
          </DialogButton>
        </Group>
      }
    >
      <strong>{t.title}</strong> {t.message(count, kroner(amount))}
    </Notice>
  );
};
