import { type FileList, grantList } from '@sponsorat/api';

/** The register as the screen shows it: what comes and what was last stands first. */
export const registerList = { ...grantList, defaultDir: 'desc' } as const satisfies FileList;
