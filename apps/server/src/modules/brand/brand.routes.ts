import { LIMITS } from '@answerscope/contract';
import { reading } from '../../context/user-context.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { listCompetitorsByName, toCompetitor } from './competitors.queries.ts';
import { addCompetitor } from './use-cases/add-competitor.ts';
import { changeBrand, getBrand } from './use-cases/change-brand.ts';
import { changeCompetitor, removeCompetitor } from './use-cases/change-competitor.ts';

const { brand } = procedures;

export const createBrandRoutes = () => ({
  get_brand: brand.get_brand.handler(({ context }) => getBrand(signedIn(context))),
  update_brand: brand.update_brand.handler(({ context, input }) => changeBrand(signedIn(context), input)),
  list_competitors: brand.list_competitors.handler(({ context }) =>
    reading(signedIn(context), async (tx, userId) => ({
      items: (await listCompetitorsByName(tx, userId)).map(toCompetitor),
      limit: LIMITS.competitors_max,
    })),
  ),
  add_competitor: brand.add_competitor.handler(({ context, input }) =>
    addCompetitor(signedIn(context), input),
  ),
  update_competitor: brand.update_competitor.handler(({ context, input }) =>
    changeCompetitor(signedIn(context), input),
  ),
  delete_competitor: brand.delete_competitor.handler(({ context, input }) =>
    removeCompetitor(signedIn(context), input.id),
  ),
});
