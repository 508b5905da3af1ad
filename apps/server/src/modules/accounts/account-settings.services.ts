import type { Auth } from '../../auth/auth.ts';
import type { Pool } from '../../database/pool.ts';
import type { JobQueue } from '../../jobs/index.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { MediaReference, MediaServices } from '../media/index.ts';

/** What a user's changes of their own sign-in need besides the request. */
export interface AccountServices {
  auth: Auth;
  /** Sign-in data is no user's to read: these use cases name whose rows they mean. */
  servicePool: Pool;
  outbox: Outbox;
  jobs: JobQueue;
  media: MediaServices;
  /** Every column that shows a picture. */
  mediaReferences: readonly MediaReference[];
}
