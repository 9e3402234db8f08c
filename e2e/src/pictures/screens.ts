import { approvalScreens } from './approvals.ts';
import { budgetScreens } from './budgets.ts';
import { contractScreens } from './contracts.ts';
import { entranceScreens } from './entrance.ts';
import { folderScreens } from './folder.ts';
import { frameScreens } from './frame.ts';
import { importScreens } from './imports.ts';
import { paymentScreens } from './payments.ts';
import { peopleScreens } from './people.ts';
import { proofScreens } from './proofs.ts';
import { registerScreens } from './registers.ts';
import { renewalScreens } from './renewal.ts';
import { reportScreens } from './reports.ts';
import { signingScreens } from './signing.ts';
import { sponsorshipScreens } from './sponsorships.ts';
import type { Screen } from './state.ts';
import { taskScreens } from './tasks.ts';
import { ticketRegisterScreens } from './ticket-register.ts';
import { ticketScreens } from './tickets.ts';

/** Every screen in every state. A new one is a row in one of these; a new route without any fails a test. */
export const screens: readonly Screen[] = [
  ...entranceScreens,
  ...frameScreens,
  ...taskScreens,
  ...paymentScreens,
  ...ticketScreens,
  ...ticketRegisterScreens,
  ...proofScreens,
  ...sponsorshipScreens,
  ...folderScreens,
  ...contractScreens,
  ...approvalScreens,
  ...signingScreens,
  ...renewalScreens,
  ...budgetScreens,
  ...reportScreens,
  ...registerScreens,
  ...importScreens,
  ...peopleScreens,
];
