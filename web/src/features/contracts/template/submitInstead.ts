import { read } from '@sponsorat/api';
import type { RefObject } from 'react';
import { confirm } from '../../../ui/confirm.tsx';
import type { Form } from '../../../ui/form/FormStore.ts';
import type { ObjectSchema } from '../../../ui/form/schema.ts';
import type { AgreementValues } from '../fields/agreementValues.ts';
import type { StepForm } from '../wizard/useStepForm.ts';
import { texts } from './texts.ts';

const t = texts.start;

/** The form of the empty agreement, which waits for whoever chooses it again. */
export type EmptyForm = RefObject<StepForm<AgreementValues> | null>;

/**
 * Makes a draft in the place of the empty agreement. What was typed there is lost with it: that is asked before anything
 * is made, as long as nothing else stands in the way.
 */
export const submitInstead = async <V extends object>(
  empty: EmptyForm,
  form: Form<V>,
  schema: ObjectSchema,
): Promise<void> => {
  const isWhole = read(schema, form.get().values).ok;
  const question = { title: t.insteadTitle, message: t.insteadLoss, action: t.create, danger: true };
  if (isWhole && empty.current?.isDirty() && !(await confirm(question))) return;
  await form.submit();
};
