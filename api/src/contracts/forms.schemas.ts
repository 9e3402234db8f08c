import { z } from 'zod';
import { isIsoDate } from '../dates.ts';
import * as field from '../fields.ts';
import { checkTogether } from '../form-rules.ts';
import { dateProblems } from './contracts.rules.ts';
import { contractInputSchema, renewalInputSchema, simpleContractInputSchema } from './contracts.schemas.ts';

const dayOf = (value: unknown): string | null => (typeof value === 'string' && isIsoDate(value) ? value : null);

/** Refuses dates that contradict each other, also while other fields are still empty or wrong. */
const datesInOrder = checkTogether<'startDate' | 'endDate' | 'renegotiation'>(
  ({ startDate, endDate, renegotiation }, refuse) => {
    const dates = { startDate: dayOf(startDate), endDate: dayOf(endDate), renegotiation: dayOf(renegotiation) };
    for (const [key, message] of Object.entries(dateProblems(dates))) refuse(key, message);
  },
);

const { id, version, templateId, renewsId, simple, exclusivity, specialAgreements, products, ...purpose } =
  contractInputSchema.shape;
// What an agreement cannot be confirmed without is required from the start, where a person fills it in.
const required = {
  category: field.requiredId('Kategori'),
  startDate: field.requiredDate('Startdato'),
  endDate: field.requiredDate('Slutdato'),
  sponsorshipAmount: field.requiredMoney('Årligt beløb'),
};

/** Step 1 of the wizard, saved as a draft that may still lack what it requires. */
export const draftFormSchema = contractInputSchema.check(datesInOrder);

/** Step 1 of the wizard: purpose and price. */
export const purposeFormSchema = z.object({ id, version, ...purpose, ...required }).check(datesInOrder);

/** The simple agreement's one step. */
export const simpleFormSchema = z
  .object({ id, version, ...purpose, ...required, exclusivity, specialAgreements })
  .check(datesInOrder);

/** The simple agreement, saved as a draft that may still lack what it requires. */
export const simpleDraftFormSchema = simpleContractInputSchema.check(datesInOrder);

/** A section's step of the wizard: what is chosen of its products; the last one asks for the texts too. */
export const sectionFormSchema = z.object({ id, version, products, exclusivity, specialAgreements });

/** What is asked of a renewal: all that is wrong is said at once. */
export const renewalFormSchema = renewalInputSchema
  .pick({ startDate: true, endDate: true, percent: true, templateId: true })
  .check(datesInOrder);
