import { pictureHash } from '@answerscope/contract';
import { firstAccountOf } from '../../../context/actor.ts';
import { OWNED_TABLES } from '../../../database/access.ts';
import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { publishContentChange } from '../../../events/publish-event.ts';
import type { PersonId } from '../../../lib/ids.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { recordAct } from '../../audit/index.ts';
import { deleteUnusedAvatars, type MediaReference } from '../../media/index.ts';
import { findFirstAccount } from '../accounts.queries.ts';
import { beginErasure } from '../deletion.queries.ts';
import { dueUntil } from '../deletion.rules.ts';
import {
  deleteCounters,
  deleteExportsWith,
  deleteOwned,
  isThere,
  listReferences,
  redactAudit,
} from '../erasure.queries.ts';
import { childrenFirst } from '../erasure.rules.ts';
import { endSessions } from '../sessions.queries.ts';
import { findImage, setImage } from '../sign-in.queries.ts';

/** What removing an account needs. */
export interface ErasureServices {
  servicePool: Pool;
  /** May do nothing but this. */
  erasePool: Pool;
  mailer: Pick<Mailer, 'removeFilesOf'>;
  now: () => Date;
  /** Every column that shows a picture. */
  mediaReferences: readonly MediaReference[];
}

/** They say whose account it is until everything else is gone. */
const ERASED_LAST: ReadonlySet<string> = new Set(['public.persons', 'public.accounts']);

/**
 * Removes every row of an account whose week is over. Each table is emptied in a transaction of its own; the account
 * itself goes last, together with whatever came in between, so that one that broke off is found and gone on with.
 */
export async function eraseAccount(services: ErasureServices, personId: PersonId): Promise<void> {
  const { servicePool, erasePool } = services;
  const now = services.now();
  const begun = await inTransaction(servicePool, null, async (tx) => {
    await endSessions(tx, personId);
    const hasBegun = await beginErasure(tx, personId, { at: now, askedUntil: dueUntil(now) });
    return hasBegun ? { accountId: await findFirstAccount(tx, personId) } : null;
  });
  if (begun === null) return;
  // An erasure that an earlier version broke off has no account's row left.
  const erased = { personId, accountId: begun.accountId ?? firstAccountOf(personId) };
  await inTransaction(servicePool, null, (tx) => removePictures(tx, services, { personId, at: now }));
  const asEraser = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(erasePool, erased, work);
  const tables = childrenFirst(OWNED_TABLES, await asEraser(listReferences));
  let rows = 0;
  for (const owned of tables.filter(({ table }) => table.startsWith('public.') && !ERASED_LAST.has(table)))
    rows += await asEraser((tx) => deleteOwned(tx, owned, erased));
  await asEraser(async (tx) => {
    // Another worker was faster.
    if (!(await isThere(tx, personId))) return;
    for (const owned of tables) rows += await deleteOwned(tx, owned, erased);
    await deleteCounters(tx, personId);
    await deleteExportsWith(tx, personId);
    // After the rows of the mails: one that is being sent finds none, and removes its file by itself.
    await services.mailer.removeFilesOf(personId);
    await redactAudit(tx, personId);
    // Comments went with their writer.
    await publishContentChange(tx);
    await recordAct(
      tx,
      { ...BY_ITSELF, now },
      {
        action: 'erase_account',
        subject_type: 'user',
        subject_id: personId,
        reason: null,
        before: { rows },
        after: null,
      },
    );
  });
}

/** Takes away what only this user showed as their picture. */
async function removePictures(
  tx: Transaction,
  { mediaReferences }: ErasureServices,
  { personId, at }: { personId: PersonId; at: Date },
): Promise<void> {
  const former = await findImage(tx, personId);
  await setImage(tx, personId, { imageUrl: null, at });
  await deleteUnusedAvatars(tx, { personId, former: pictureHash(former ?? ''), mediaReferences });
}

const BY_ITSELF = {
  actor: { kind: 'system', name: 'erase-due-accounts' },
  requestId: 'erase-due-accounts',
  address: null,
  userAgent: null,
} as const;
