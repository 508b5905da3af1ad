import { logos } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { publishContentChange } from '../../events/publish-event.ts';
import { procedures } from '../../http/procedures.ts';
import { createResourceRoutes } from '../resources/index.ts';
import { listShownLogos } from './content.queries.ts';
import { homepage_logos } from './content.tables.ts';

/** What visitors read. */
export const createContentRoutes = () => ({
  list_logos: procedures.content.list_logos.handler(({ context }) =>
    context.db.transaction((tx) => listShownLogos(tx)),
  ),
});

/** What administrators keep for them. */
export const createContentResourceRoutes = (servicePool: Pool) => ({
  logos: createResourceRoutes(procedures.admin.logos, logos, {
    servicePool,
    table: homepage_logos,
    follow: (_ctx, tx) => publishContentChange(tx),
  }),
});
