import { Button } from '@mantine/core';
import type { User } from '@sponsorat/api';
import { ApiError } from '../../../lib/client.ts';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { pageOf } from '../../../ui/usedBy.tsx';
import { texts } from '../texts.ts';
import type { UserForm } from '../useUserForm.ts';

const t = texts.responsible;

/** Points out that someone who cannot log in is still the one whom clubs turn to. */
export const LockedOutNotice = ({ user, onTransfer }: { user: User; onTransfer: () => void }) => (
  <Notice
    tone="warning"
    title={t.lockedTitle(user.responsibleFor)}
    action={
      <Button size="compact-md" onClick={onTransfer}>
        {texts.transfer.open}
      </Button>
    }
  >
    {t.lockedHint}
  </Notice>
);

/** Under a save that was refused because of what the user is responsible for: by what, and the way out. */
export const InUseNotice = ({ form, onTransfer }: { form: UserForm; onTransfer: () => void }) => {
  const failure = useFormState(form, (state) => state.failure);
  if (!(failure instanceof ApiError) || failure.usedBy.length === 0) return null;
  const { usedBy, usedByTotal } = failure;
  return (
    <Notice
      tone="error"
      role="region"
      title={t.inUse}
      action={
        <Button variant="default" size="compact-md" onClick={onTransfer}>
          {texts.transfer.open}
        </Button>
      }
    >
      <NoticeLines>
        {usedBy.map((one) => (
          <li key={one.id}>
            <TextLink to={pageOf(one)}>{one.name}</TextLink>
          </li>
        ))}
        {usedByTotal > usedBy.length && <li>{t.more(usedByTotal - usedBy.length)}</li>}
      </NoticeLines>
      {t.inUseHint}
    </Notice>
  );
};
