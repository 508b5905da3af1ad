import type { BrandAnswer, BrandAnswersQuery, BrandTheme } from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import { ANSWERS_PAGE_SIZE, excerptOf, hasAnswer, toAnswerPage } from '../../answers/index.ts';
import type { AnalysedAnswer } from '../analysed-answers.queries.ts';
import { type AnalysisFacts, carriesAny, saysBeside, themesOf } from '../analysis.rules.ts';
import { namesCompetitor, placeBeside } from '../competitors.rules.ts';
import { wordPlaces } from '../theme-words.rules.ts';
import { readFacts } from './read-facts.ts';

interface BrandAnswersPage {
  items: BrandAnswer[];
  total: number;
  next_before: string | null;
}

/**
 * The answers behind a figure of the analysis, newest first, a page at a time.
 * @throws NOT_FOUND for a theme or an answer that is not the user's, and a pillar that is not there
 */
export async function listBrandAnswers(
  ctx: AccountContext,
  query: BrandAnswersQuery,
): Promise<BrandAnswersPage> {
  const facts = await readFacts(ctx, query);
  const themes = themesMeant(facts, query);
  const matching = answersMeant(facts, query, themes);
  return reading(ctx, async (tx, accountId) => {
    const { before } = query;
    if (before !== undefined && !(await hasAnswer(tx, accountId, { id: before }))) throw notFound();
    const older = before === undefined ? matching : matching.filter(({ id }) => id < before);
    const ids = older.slice(0, ANSWERS_PAGE_SIZE + 1).map(({ id }) => id);
    const page = await toAnswerPage(tx, accountId, ids);
    const naming = new Map(facts.naming.map((answer) => [answer.id, answer]));
    const items = page.items.map((item): BrandAnswer => {
      const answer = naming.get(item.id);
      const theme = themes?.find(({ id }) => answer?.themes.has(id));
      const place = theme && answer?.themes.get(theme.id);
      if (!theme || !answer || !place) return { ...item, marks: [] };
      const excerpt = excerptOf(answer.text, place.start);
      return { ...item, excerpt, marks: wordPlaces(excerpt, theme) };
    });
    return { ...page, items, total: matching.length };
  });
}

/** The themes whose words are looked for; null where none are. */
function themesMeant(
  { themes, pillars }: AnalysisFacts,
  { theme_id, pillar }: BrandAnswersQuery,
): BrandTheme[] | null {
  if (theme_id !== undefined) {
    const theme = themes.find(({ id }) => id === theme_id);
    if (theme === undefined) throw notFound();
    return [theme];
  }
  if (pillar === undefined) return null;
  const found = pillars.find(({ sort_order }) => sort_order === pillar);
  if (found === undefined) throw notFound();
  return themesOf(found, themes);
}

function answersMeant(
  { answers, naming }: AnalysisFacts,
  { competitor, domain, names_you, unbranded, you_first, channel, beside_you }: BrandAnswersQuery,
  themes: readonly BrandTheme[] | null,
): AnalysedAnswer[] {
  const isOfOthers = competitor !== undefined || domain !== undefined || unbranded === true;
  const names = competitor === undefined ? null : namesCompetitor(competitor);
  const place = competitor === undefined || you_first === undefined ? null : placeBeside(competitor);
  const from: readonly AnalysedAnswer[] =
    themes === null ? answers : naming.filter(beside_you === true ? saysBeside(themes) : carriesAny(themes));
  return from.filter(
    (answer) =>
      (channel === undefined || answer.channel === channel) &&
      (names_you === undefined || answer.mentioned === names_you) &&
      !(isOfOthers && answer.is_branded) &&
      (names === null || names(answer)) &&
      (place === null || place(answer) === (you_first ? 'before' : 'after')) &&
      (domain === undefined || answer.domains.some((one) => one.domain === domain)),
  );
}
