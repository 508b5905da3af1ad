import { BUILT_IN_CLAIMS } from '@answerscope/contract';
import type { Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { seedOnce } from '../../resources/index.ts';
import { insertClaims } from '../content.queries.ts';

/** Adds the claims that come with the product, once: what administrators make of them, also nothing, stays. */
export async function seedClaims(servicePool: Pool): Promise<void> {
  await seedOnce(servicePool, 'landing-claims', (tx) =>
    insertClaims(
      tx,
      BUILT_IN_CLAIMS.map(({ place, figure, label }, index) => ({
        id: newId(),
        place,
        figure,
        label,
        is_active: true,
        sort_order: index + 1,
      })),
    ),
  );
}
