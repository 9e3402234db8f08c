import type { Sponsorship } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { areaUsersQuery } from '../../domain/catalog.queries.ts';
import { useUser } from '../../lib/session.ts';
import { optionsOf, SelectField } from '../../ui/fields/SelectField.tsx';
import type { Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import type { SponsorshipValues } from './SponsorshipForm.tsx';
import { texts } from './texts.ts';

const NO_AREA = 0;

type ResponsibleFieldProps = { form: Form<SponsorshipValues>; sponsorship: Sponsorship | undefined };

/** Who answers for the sponsorship: one of those who have its area. Another area clears whoever lacks it. */
export const ResponsibleField = ({ form, sponsorship }: ResponsibleFieldProps) => {
  const { id: me } = useUser();
  const areaId = useFormState(form, ({ values }) => values.areaId);
  const userId = useFormState(form, ({ values }) => values.userId);
  const { data: users, isError } = useQuery({ ...areaUsersQuery(areaId ?? NO_AREA), enabled: areaId !== null });

  // Someone who has lost the area since stays responsible until the area or the person is changed here.
  const isSaved = sponsorship !== undefined && areaId === sponsorship.areaId && userId === sponsorship.userId;
  const isForeign = users !== undefined && userId !== null && !users.some(({ id }) => id === userId);
  useEffect(() => {
    if (isForeign && !isSaved) form.set('userId', null);
  }, [form, isForeign, isSaved]);

  // A new one is most likely to be one's own, once its area is chosen.
  const isOffered = !sponsorship && users?.some(({ id }) => id === me);
  useEffect(() => {
    if (!isOffered || areaId === form.get().baseline.areaId) return;
    const offer = () => {
      if (form.get().values.userId === null) form.set('userId', me);
    };
    const input = document.activeElement;
    if (input?.id !== form.field('userId').id) return offer();
    // Who has begun to choose is not interrupted: they may leave it as it is.
    input.addEventListener('blur', offer, { once: true });
    return () => input.removeEventListener('blur', offer);
  }, [form, isOffered, areaId, me]);

  const field = form.field('userId');
  // Not disabled: the summary of errors must be able to lead here.
  if (areaId === null) return <SelectField field={field} options={[]} placeholder={texts.form.chooseAreaFirst} />;
  const noOne = users?.length === 0 ? texts.form.noUsers : undefined;
  return (
    <SelectField
      field={field}
      options={optionsOf(users)}
      failed={isError}
      current={isSaved ? { value: sponsorship.userId, label: sponsorship.userName } : undefined}
      help={isError ? texts.form.usersFailed : noOne}
    />
  );
};
