import { LIMITS } from '@answerscope/contract';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { listCompetitorsByName, toCompetitor } from './competitors.queries.ts';
import { addCompetitor } from './use-cases/add-competitor.ts';
import { changeBrand, getBrand } from './use-cases/change-brand.ts';
import { changeCompetitor, removeCompetitor } from './use-cases/change-competitor.ts';

const { brand } = procedures;

export const brandRoutes = {
  get_brand: brand.get_brand.handler(({ context }) => getBrand(signedIn(context))),
  update_brand: brand.update_brand.handler(({ context, input }) => changeBrand(signedIn(context), input)),
  list_competitors: brand.list_competitors.handler(({ context }) => {
    const { db, actor } = signedIn(context);
    return db.transaction(async (tx) => ({
      items: (await listCompetitorsByName(tx, actor.userId)).map(toCompetitor),
      limit: LIMITS.competitors_max,
    }));
  }),
  add_competitor: brand.add_competitor.handler(({ context, input }) =>
    addCompetitor(signedIn(context), input),
  ),
  update_competitor: brand.update_competitor.handler(({ context, input }) =>
    changeCompetitor(signedIn(context), input),
  ),
  delete_competitor: brand.delete_competitor.handler(({ context, input }) =>
    removeCompetitor(signedIn(context), input.id),
  ),
};
