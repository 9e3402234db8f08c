import type { AuditActionOf } from '@sponsorat/api';
import { type ActText, asEmail, changeText, fixedText, withLabel } from './sentence-parts.rules.ts';

/** How what is done to users, and by themselves as they log in, is told. */
export const userActs: Record<AuditActionOf<'user'>, ActText> = {
  create: withLabel('oprettede brugeren'),
  update: changeText,
  lockout: withLabel('deaktiverede'),
  unlock: withLabel('aktiverede'),
  'upload-picture': withLabel('skiftede billedet af'),
  delete: withLabel('slettede brugeren'),
  'change-password': fixedText('skiftede sin adgangskode'),
  'change-password-refused': fixedText('skrev en forkert nuværende adgangskode'),
  login: ({ after }) => `loggede ind${after?.bankAccount ? ' med bankens konto' : ''}`,
  'link-account': ({ label }) => `knyttede ${label} til bankens konto`,
  'keep-admin': ({ label }) =>
    `forsøgte at fjerne rollen Admin fra ${label}, som er den sidste aktive administrator og beholder den`,
  'login-refused': ({ after }) => `blev afvist ved login${asEmail(after?.email)}`,
  'login-throttled': ({ after }) => `skulle vente med at logge ind${asEmail(after?.email)} efter forkerte forsøg`,
  'change-password-throttled': fixedText('skulle vente med at skifte adgangskode efter forkerte forsøg'),
  'login-first-step': fixedText('skrev sin adgangskode og mangler koden'),
  'recovery-code': ({ after }) => `brugte en af sine engangskoder, ${after?.recoveryCodesLeft ?? 'flere'} er tilbage`,
  'second-factor-refused': fixedText('skrev en forkert kode til to-trins-login'),
  'second-factor-throttled': ({ after }) =>
    `skulle vente med at skrive en kode${asEmail(after?.email)} efter forkerte forsøg`,
  'second-factor-on': fixedText('slog to-trins-login til'),
  'save-reminders': fixedText('ændrede sine påmindelser'),
  'calendar-on': fixedText('oprettede en adresse til sin kalender'),
  'calendar-off': fixedText('slog sin kalenders adresse fra'),
  'second-factor-off': fixedText('slog to-trins-login fra'),
  'second-factor-reset': withLabel('nulstillede to-trins-login for'),
  logout: fixedText('loggede ud'),
};
