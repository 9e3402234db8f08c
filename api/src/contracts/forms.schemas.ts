import { z } from 'zod';
import * as field from '../fields.ts';
import { dateProblems } from './contracts.rules.ts';
import { contractInputSchema } from './contracts.schemas.ts';

type Dates = { startDate: string; endDate: string; renegotiation?: string | null | undefined };

const checkDates = (dates: Dates, context: z.RefinementCtx): void => {
  const problems = dateProblems({ ...dates, renegotiation: dates.renegotiation ?? null });
  for (const [key, message] of Object.entries(problems)) context.addIssue({ code: 'custom', path: [key], message });
};

const { id, version, exclusivity, specialAgreements, products, ...purpose } = contractInputSchema.shape;
// What an agreement cannot be confirmed without is required from the start, where a person fills it in.
const required = {
  category: field.requiredId('Kategori'),
  startDate: field.requiredDate('Startdato'),
  endDate: field.requiredDate('Slutdato'),
  sponsorshipAmount: field.requiredMoney('Årligt beløb'),
};

/** Step 1 of the wizard: purpose and price. */
export const purposeFormSchema = z.object({ id, version, ...purpose, ...required }).superRefine(checkDates);

/** The simple agreement's one step. */
export const simpleFormSchema = z
  .object({ id, version, ...purpose, ...required, exclusivity, specialAgreements })
  .superRefine(checkDates);

/** A section's step of the wizard: what is chosen of its products; the last one asks for the texts too. */
export const sectionFormSchema = z.object({ id, version, products, exclusivity, specialAgreements });
