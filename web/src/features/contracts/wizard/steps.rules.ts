import {
  type Contract,
  missingForConfirm,
  type Product,
  type ProductCategory,
  type Section,
  sections,
} from '@sponsorat/api';
import { texts } from './texts.ts';

/** A step of the wizard, as the address numbers it. */
export type Step = { number: number; title: string; section?: Section };

/** Purpose and price, a step a section, and the whole agreement to confirm. */
export const steps: readonly Step[] = [
  { number: 1, title: texts.purpose },
  ...sections.map((section, at) => ({ number: at + 2, title: section, section })),
  { number: sections.length + 2, title: texts.review },
];

export const PURPOSE_STEP = 1;
export const REVIEW_STEP = steps.length;

/** The step where a section's products are chosen. */
export const stepOfSection = (section: string): number =>
  steps.find((step) => step.section === section)?.number ?? PURPOSE_STEP;

/** The last section's step also asks for exclusivity and special agreements. */
export const TEXTS_STEP = REVIEW_STEP - 1;

/** The step whose field a message of the server's belongs to. */
export const stepOfField = (path: string): number => {
  if (path === 'exclusivity' || path === 'specialAgreements') return TEXTS_STEP;
  return path.startsWith('products') ? PURPOSE_STEP + 1 : PURPOSE_STEP;
};

const RATE = /^rates\.\d+\./;

/** What is missing, a line each; what several rates lack is one line with their count. By the path of the first. */
export const missingLines = (fields: Record<string, string>): { path: string; text: string }[] => {
  const ofRates = new Map<string, number>();
  const lines = Object.entries(fields).filter(([path, message]) => {
    if (!RATE.test(path)) return true;
    const count = ofRates.get(message) ?? 0;
    ofRates.set(message, count + 1);
    return count === 0;
  });
  return lines.map(([path, message]) => ({
    path,
    text: RATE.test(path) ? texts.ofRates(message, ofRates.get(message) ?? 1) : message,
  }));
};

/** True for a draft that lacks something of step 1 that it cannot be confirmed without. */
export const isIncomplete = (contract: Contract): boolean => Object.keys(missingForConfirm(contract)).length > 0;

/**
 * Where a draft that is opened again goes on: at its first step while that lacks something, where it is read and
 * answered while somebody is asked about it, else at the step after the last that holds something.
 */
export const resumeStep = (
  contract: Contract | undefined,
  products: readonly Product[],
  categories: readonly ProductCategory[],
): number => {
  if (!contract || isIncomplete(contract)) return PURPOSE_STEP;
  if (contract.approval?.state === 'requested') return REVIEW_STEP;
  const sectionOf = new Map(categories.map(({ id, section }) => [id, section]));
  const categoryOf = new Map(products.map(({ id, categoryId }) => [id, categoryId]));
  const filled = contract.products
    .filter(({ selected }) => selected)
    .map(({ productId }) => stepOfSection(sectionOf.get(categoryOf.get(productId) ?? 0) ?? ''));
  const hasTexts = contract.exclusivity !== null || contract.specialAgreements !== null;
  return Math.max(PURPOSE_STEP, ...filled, hasTexts ? TEXTS_STEP : PURPOSE_STEP) + 1;
};
