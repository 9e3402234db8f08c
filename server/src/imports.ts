import { followSponsorship } from './features/contacts/primary.usecases.ts';
import type { ImportDefinitions } from './features/imports/rows.usecases.ts';
import { sponsorshipsImport } from './features/sponsorships/sponsorships.import.ts';

/** Everything that can be imported. */
export const imports: ImportDefinitions = {
  sponsorships: sponsorshipsImport({ followSponsorship }),
};
