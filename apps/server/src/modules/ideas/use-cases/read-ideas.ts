import { keywordKey, LIMITS, type TopicIdea, type TopicIdeas } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getBusinessTopics, getProfileRow } from '../../accounts/index.ts';
import { listCompetitors } from '../../brand/index.ts';
import { findTakenKeys, listKeywordsToCheck } from '../../keywords/index.ts';
import { listOfferedIdeas } from '../../topics/index.ts';
import { listAskings } from '../asked-ideas.queries.ts';
import { draftOfAsked } from '../asked-ideas.rules.ts';
import { listAnswersOf, listChoices, listNamesInNewestAnswers } from '../ideas.queries.ts';
import {
  type CommonName,
  commonNames,
  type DraftIdea,
  decidedNames,
  draftOfName,
  isInForce,
  openNames,
  toDraft,
  toSetAside,
} from '../ideas.rules.ts';

type ShownIdea = DraftIdea & Pick<TopicIdea, 'source' | 'evidence' | 'asked_at'>;

/**
 * The ideas that nothing was decided about, with those that were set aside. One whose every question is tracked already is
 * none. Equal rows give equal ideas: nobody is asked by this.
 */
export async function readIdeas(
  tx: Transaction,
  { accountId, now }: Pick<AccountContext, 'accountId' | 'now'>,
): Promise<TopicIdeas> {
  const profile = { ...(await getProfileRow(tx, accountId)), ...(await getBusinessTopics(tx, accountId)) };
  const competitors = await listCompetitors(tx, accountId);
  const places = { city: profile.city, competitor: competitors[0]?.competitor_name ?? null };
  const choices = (await listChoices(tx, accountId)).filter((choice) => isInForce(choice, now));
  const decided = new Set(choices.map(({ idea_key }) => idea_key));
  const { business_category_id: categoryId, business_subcategory_id: subcategoryId } = profile;
  const offered = categoryId === null ? [] : await listOfferedIdeas(tx, { categoryId, subcategoryId });
  const ofBusiness = offered.flatMap((idea): ShownIdea[] => {
    const draft = toDraft(idea, places);
    return draft === null || decided.has(draft.idea_key)
      ? []
      : [{ ...draft, source: 'category', evidence: null, asked_at: null }];
  });
  const { answers, names } = await listNamesInNewestAnswers(tx, accountId);
  const keywords = await listKeywordsToCheck(tx, accountId);
  const open = openNames(commonNames(names, answers), {
    keywords: keywords.flatMap(({ keyword, question }) =>
      question === null ? [keyword] : [keyword, question],
    ),
    decided: decidedNames([...decided]),
    competitors: competitors.flatMap(({ competitor_name, aliases, products }) => [
      competitor_name,
      ...aliases,
      ...products,
    ]),
  }).slice(0, LIMITS.topic_ideas_from_answers_max);
  const evidence = await evidenceOf(tx, accountId, { names: open, answers });
  const fromAnswers = open.map(
    (one, index): ShownIdea => ({
      ...draftOfName(one.name, places),
      source: 'answers',
      evidence: evidence[index] ?? null,
      asked_at: null,
    }),
  );
  const asked = (await listAskings(tx, accountId)).flatMap(({ ideas, asked_at }) =>
    (ideas ?? []).map(
      (idea): ShownIdea => ({
        ...draftOfAsked(idea),
        source: 'assistant',
        evidence: null,
        asked_at: asked_at.toISOString(),
      }),
    ),
  );
  const fromAssistants = asked
    .filter(({ idea_key }) => !decided.has(idea_key))
    .slice(0, LIMITS.topic_ideas_asked_shown_max);
  return {
    category: profile.business_category?.name ?? null,
    subcategory: profile.business_subcategory?.name ?? null,
    ideas: await withTracked(tx, accountId, [...ofBusiness, ...fromAnswers, ...fromAssistants]),
    set_aside: choices
      .map(toSetAside)
      .filter((one) => one !== null)
      .slice(0, LIMITS.topic_ideas_set_aside_max),
    answers_read: answers,
  };
}

/** The answers that hold each name. */
async function evidenceOf(
  tx: Transaction,
  accountId: AccountId,
  { names, answers }: { names: readonly CommonName[]; answers: number },
): Promise<NonNullable<TopicIdea['evidence']>[]> {
  const shownOf = ({ answer_ids }: CommonName) => answer_ids.slice(0, LIMITS.topic_idea_answers_shown);
  const known = await listAnswersOf(tx, accountId, names.flatMap(shownOf));
  return names.map((one) => ({
    name: one.name,
    answers: one.answer_ids.length,
    of_answers: answers,
    keywords: one.keywords,
    items: shownOf(one)
      .map((id) => known.get(id))
      .filter((item) => item !== undefined),
  }));
}

/** The ideas with what of their questions is tracked; those that hold nothing new are left out. */
async function withTracked(
  tx: Transaction,
  accountId: AccountId,
  ideas: readonly ShownIdea[],
): Promise<TopicIdea[]> {
  const keys = ideas.flatMap(({ questions }) => questions.map(keywordKey));
  const taken = keys.length === 0 ? new Set<string>() : await findTakenKeys(tx, accountId, keys);
  return ideas
    .map(({ questions, ...idea }) => ({
      ...idea,
      questions: questions.map((text) => ({ text, is_tracked: taken.has(keywordKey(text)) })),
    }))
    .filter(({ questions }) => questions.some(({ is_tracked }) => !is_tracked));
}
