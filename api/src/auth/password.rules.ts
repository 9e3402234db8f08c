import { limits } from '../limits.ts';
import { messages, withLabel } from '../messages.ts';

/** Words of the house: what a guesser tries first here, by themselves or with a year or number behind. */
const OWN_WORD = /^(sponsorat|sponsorater|sponsoratet|sponsoraftale|adgangskode|password|velkommen|kodeord)\1?\d*!?$/;

/** Characters as people count them: one that takes two places in memory is one. */
const lengthOf = (password: string): number => [...password].length;

/**
 * Why a password is refused, in Danish, or null where it is taken: 12 to 128 characters, not a common one
 * (`isCommon`), not the owner's e-mail or name, no composition rules (OWASP ASVS 5.0, V6.2).
 */
export const passwordProblem = (
  password: string,
  owner: { email: string; name: string },
  isCommon: (password: string) => boolean,
): string | null => {
  const label = 'Adgangskode';
  if (lengthOf(password) < limits.passwordMin) return withLabel(messages.min(limits.passwordMin), label);
  if (lengthOf(password) > limits.passwordMax) return withLabel(messages.max(limits.passwordMax), label);
  const lower = password.toLowerCase();
  if (lower === owner.email.toLowerCase() || lower === owner.name.toLowerCase())
    return 'Adgangskode må ikke være din e-mail eller dit navn';
  if (isCommon(lower) || OWN_WORD.test(lower)) return 'Adgangskode er for almindelig. Vælg en, som andre ikke gætter';
  return null;
};
