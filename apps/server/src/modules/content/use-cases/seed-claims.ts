import { BUILT_IN_CLAIMS } from '@answerscope/contract';
import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import { hideUneditedClaims, insertClaims } from '../content.queries.ts';

/**
 * Adds the claims that come with the product, once. Nobody has measured them: only a demonstration shows them before an
 * administrator switches them on. Earlier versions showed them everywhere; those that nobody edited are hidden, once.
 */
export async function seedClaims(
  servicePool: Pool,
  { isDemonstration }: { isDemonstration: boolean },
): Promise<void> {
  await seedOnce(servicePool, 'landing-claims', (tx) =>
    insertClaims(
      tx,
      BUILT_IN_CLAIMS.map(({ place, figure, label }, index) => ({
        id: newId(),
        place,
        figure,
        label,
        is_active: isDemonstration,
        sort_order: index + 1,
      })),
    ),
  );
  if (!isDemonstration)
    await seedOnce(servicePool, 'landing-claims-confirmed', (tx) => hideUneditedClaims(tx, BUILT_IN_CLAIMS));
}
