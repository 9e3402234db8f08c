import { z } from 'zod';
import { pathId } from '../fields.ts';

/** A record of a sponsorship, as a path names it. */
export const recordParams = z.object({ id: pathId, recordId: pathId });
