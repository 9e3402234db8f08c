import { type Contract, simpleFormSchema } from '@sponsorat/api';
import type { Form } from '../../../ui/form/FormStore.ts';
import { blankValues, type FormValues, valuesFrom } from '../../../ui/form/schema.ts';

/** An agreement's own fields as a form holds them: everything but the products. */
export type AgreementValues = FormValues<typeof simpleFormSchema>;
export type AgreementForm = Form<AgreementValues>;

/** What the fields hold of an agreement, or of one that is still to be made. */
export const agreementValues = (contract: Contract | undefined): AgreementValues =>
  contract ? valuesFrom(simpleFormSchema, contract) : blankValues(simpleFormSchema);
