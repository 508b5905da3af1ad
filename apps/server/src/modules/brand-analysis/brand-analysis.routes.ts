import {
  type BrandOperations,
  type BulkBrandOperation,
  brandOperations,
  CACHE_WARM_UP_MESSAGE,
} from '@answerscope/contract';
import { type AccountContext, type PersonContext, reading } from '../../context/account-context.ts';
import { notFound } from '../../context/not-found.ts';
import { bind, bindOwn } from '../../http/bind.ts';
import { type RequestContext, signedIn } from '../../http/context.ts';
import { eachByItself } from '../../http/each-by-itself.ts';
import { answerOperations, type OperationHandlers } from '../../http/operations.ts';
import { procedures } from '../../http/procedures.ts';
import { sentencesOf } from '../../http/sentences.ts';
import {
  createBrandProfile,
  keepThemes,
  readBrandDetails,
  readThemes,
  saveBrandData,
  updateOwnBrandProfile,
} from '../brand/index.ts';
import { analysisOf } from './analysis.rules.ts';
import { analyzeCompetitors } from './use-cases/analyze-competitors.ts';
import { generateInsights } from './use-cases/generate-insights.ts';
import { listBrandAnswers } from './use-cases/list-brand-answers.ts';
import { listOpportunities } from './use-cases/list-opportunities.ts';
import { listOpportunityAnswers } from './use-cases/list-opportunity-answers.ts';
import { readFacts } from './use-cases/read-facts.ts';

/** What operations are called with: of several at once, what breaks is logged with the request's id. */
type OperationContext = PersonContext & Pick<RequestContext, 'requestId'>;

/** What the caller's cache of analytics reports does, which is of a later module. */
interface BrandAnalysisServices {
  /** Makes the reports that are missing, and says how many. */
  warmReports: (ctx: AccountContext) => Promise<number>;
}

const handlersOf = ({
  warmReports,
}: BrandAnalysisServices): OperationHandlers<BrandOperations, OperationContext> => ({
  get_brand_profile: (ctx, { brandId }) =>
    reading(ctx, async (tx, accountId) => ({
      ...(await readBrandDetails(tx, accountId, brandId)),
      themes: (await readThemes(tx, accountId)).themes,
    })),
  create_brand_profile: (ctx, { brandData }) => createBrandProfile(ctx, brandData),
  update_brand_profile: updateOwnBrandProfile,
  manage_messaging_pillars: (ctx, { messagingPillars }) =>
    saveBrandData(ctx, { brandData: {}, messagingPillars }),
  manage_brand_questions: (ctx, { brandQuestions }) => saveBrandData(ctx, { brandData: {}, brandQuestions }),
  manage_themes: keepThemes,
  analyze_competitors: analyzeCompetitors,
  generate_brand_insights: async (ctx, input) => {
    const found = await generateInsights(ctx, input);
    return { ...found, sentences: sentencesOf(found.insights.map(({ text }) => text)) };
  },
  get_brand_analytics: async (ctx, input) => analysisOf(await readFacts(ctx, input)),
  bulk_brand_operations: (ctx, { operations }) =>
    eachByItself(ctx, operations, {
      nameOf: ({ id, type }) => ({ id, type }),
      run: (one) => runOne(ctx, one),
    }),
  cache_warm_up: async (ctx) => ({ warmed: await warmReports(ctx), message: CACHE_WARM_UP_MESSAGE }),
});

function runOne(ctx: AccountContext, one: BulkBrandOperation): Promise<unknown> {
  switch (one.type) {
    case 'create_brand_profile':
      return createBrandProfile(ctx, one.data.brandData);
    case 'update_brand_profile':
      return updateOwnBrandProfile(ctx, one.data);
    case 'manage_messaging_pillars':
    case 'manage_brand_questions':
      return saveBrandData(ctx, { brandData: {}, ...one.data });
    case 'manage_themes':
      return keepThemes(ctx, one.data);
  }
}

const bindOperation = bind(
  (context): OperationContext => ({ ...signedIn(context), requestId: context.requestId }),
);

/** The operations of a brand, its opportunities, and the answers behind their figures; whoever names another user finds nobody. */
export function createBrandAnalysisRoutes(services: BrandAnalysisServices) {
  const runOperation = answerOperations(brandOperations, handlersOf(services), { cached: false });
  return {
    run_brand_operation: bindOperation(procedures.brand.run_brand_operation, (ctx, input) => {
      if ((input.userId ?? ctx.personId) !== ctx.personId) throw notFound();
      return runOperation(ctx, input);
    }),
    list_brand_answers: bindOwn(procedures.brand.list_brand_answers, listBrandAnswers),
    list_opportunities: bindOwn(procedures.brand.list_opportunities, listOpportunities),
    list_opportunity_answers: bindOwn(procedures.brand.list_opportunity_answers, listOpportunityAnswers),
  };
}
