import { LIMITS } from '@answerscope/contract';
import { bindOwn, bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { endAnnouncements } from './companies.queries.ts';
import { listCompetitorsByName, toCompetitor } from './competitors.queries.ts';
import { listNamesakes, toNamesake } from './namesakes.queries.ts';
import { addCompetitor } from './use-cases/add-competitor.ts';
import { changeBrand, getBrand } from './use-cases/change-brand.ts';
import { changeCompetitor, removeCompetitor } from './use-cases/change-competitor.ts';
import { addNamesake, removeNamesake } from './use-cases/change-namesakes.ts';
import { readNameExamples } from './use-cases/read-name-examples.ts';

const { brand } = procedures;

export const createBrandRoutes = () => ({
  get_brand: bindOwn(brand.get_brand, getBrand),
  update_brand: bindOwn(brand.update_brand, changeBrand),
  list_competitors: bindRead(brand.list_competitors, async (tx, accountId) => ({
    items: (await listCompetitorsByName(tx, accountId)).map(toCompetitor),
    limit: LIMITS.competitors_max,
  })),
  add_competitor: bindOwn(brand.add_competitor, addCompetitor),
  update_competitor: bindOwn(brand.update_competitor, changeCompetitor),
  mark_company_news_seen: bindOwn(brand.mark_company_news_seen, ({ db, accountId }, { keys }) =>
    db.transaction(async (tx) => ({ seen: await endAnnouncements(tx, accountId, keys) })),
  ),
  delete_competitor: bindOwn(brand.delete_competitor, (ctx, { id }) => removeCompetitor(ctx, id)),
  list_namesakes: bindRead(brand.list_namesakes, async (tx, accountId) => ({
    items: (await listNamesakes(tx, accountId)).map(toNamesake),
    limit: LIMITS.namesakes_max,
  })),
  add_namesake: bindOwn(brand.add_namesake, addNamesake),
  delete_namesake: bindOwn(brand.delete_namesake, (ctx, { id }) => removeNamesake(ctx, id)),
  get_name_examples: bindRead(brand.get_name_examples, readNameExamples),
});
