import {
  fillQuestion,
  type IDEA_DECISIONS,
  type ImportedRowState,
  keywordKey,
  LIMITS,
  questionLines,
  type SetAsideIdea,
} from '@answerscope/contract';
import { groupNames } from '@answerscope/mentions';
import { DAY_MS } from '../../lib/time.ts';

/** What the placeholders of questions stand for; null where the user has not said it. */
export interface IdeaPlaces {
  city: string | null;
  competitor: string | null;
}

/** An idea before it is known which of its questions are tracked. */
export interface DraftIdea {
  idea_key: string;
  topic: string;
  questions: readonly string[];
}

/** An administrators' idea for this user; null where nothing is left of its questions. */
export function toDraft(
  { id, topic, questions }: { id: string; topic: string; questions: string },
  places: IdeaPlaces,
): DraftIdea | null {
  const filled = filledQuestions(questionLines(questions), places);
  return filled.length === 0 ? null : { idea_key: `idea:${id}`, topic, questions: filled };
}

function filledQuestions(lines: readonly string[], places: IdeaPlaces): string[] {
  return lines
    .map((line) => fillQuestion(line, places))
    .filter((line) => line !== null)
    .filter((line) => places.competitor === null || timesNamed(keywordKey(line), places.competitor) < 2);
}

/** A name as the newest answers write it, with those that do and the keywords they answer. */
export interface NamedIn {
  name: string;
  answer_ids: readonly string[];
  keyword_ids: readonly string[];
}

/** A company or product that many of the newest answers name, whatever form of its name they write. */
export interface CommonName {
  name: string;
  spellings: readonly string[];
  /** Newest first. */
  answer_ids: readonly string[];
  keywords: number;
}

/** Below these a name may stand there by chance: answers that hold it, their share of all, and different keywords. */
const ANSWERS_MIN = 3;
const SHARE_MIN = 0.1;
const KEYWORDS_MIN = 2;
/** A longer one is no name, or makes no topic. */
const NAME_MAX = 60;

/** The names that enough of the newest answers hold, the most frequent first; forms of one name are one. */
export function commonNames(found: readonly NamedIn[], answers: number): CommonName[] {
  const groups = Map.groupBy(
    groupNames(found.map(({ name }) => name)).flatMap((key, index) => {
      const of = found[index];
      return of === undefined ? [] : [{ key, of }];
    }),
    ({ key }) => key,
  );
  const least = Math.max(ANSWERS_MIN, Math.ceil(answers * SHARE_MIN));
  return [...groups.values()]
    .map((group) => toCommonName(group.map(({ of }) => of)))
    .filter(
      ({ name, answer_ids, keywords }) =>
        answer_ids.length >= least && keywords >= KEYWORDS_MIN && name.length <= NAME_MAX,
    )
    .toSorted((x, y) => y.answer_ids.length - x.answer_ids.length || (x.name < y.name ? -1 : 1));
}

/** Under the name that most answers write, of equals the shortest. */
function toCommonName(forms: readonly NamedIn[]): CommonName {
  const ordered = forms.toSorted(
    (x, y) =>
      y.answer_ids.length - x.answer_ids.length ||
      x.name.length - y.name.length ||
      (x.name < y.name ? -1 : 1),
  );
  return {
    name: ordered[0]?.name ?? '',
    spellings: ordered.map(({ name }) => name),
    answer_ids: [...new Set(forms.flatMap(({ answer_ids }) => answer_ids))].toSorted().toReversed(),
    keywords: new Set(forms.flatMap(({ keyword_ids }) => keyword_ids)).size,
  };
}

/**
 * The names that are new to the user, in any of their forms: no keyword asks about them, nothing was decided about them,
 * and no competitor has them.
 * @param competitors every name of the tracked competitors
 */
export function openNames(
  names: readonly CommonName[],
  {
    keywords,
    decided,
    competitors,
  }: { keywords: readonly string[]; decided: readonly string[]; competitors: readonly string[] },
): CommonName[] {
  const asked = keywords.map(keywordKey).join('\n');
  return names.filter(
    ({ name, spellings }) =>
      !spellings.some((spelling) => timesNamed(asked, spelling) > 0 || isAmong(spelling, competitors)) &&
      !isAmong(name, decided),
  );
}

/** @param text of lower case, as `keywordKey` gives it */
function timesNamed(text: string, name: string): number {
  const key = keywordKey(name).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${key}(?![\\p{L}\\p{N}])`, 'gu');
  return [...text.matchAll(named)].length;
}

function isAmong(name: string, others: readonly string[]): boolean {
  const [own, ...keys] = groupNames([name, ...others]);
  return keys.some((key) => key === own);
}

const NAME_KEY = 'name:';

/** The names that decisions were made about. */
export function decidedNames(keys: readonly string[]): string[] {
  return keys.flatMap((key) => (key.startsWith(NAME_KEY) ? [key.slice(NAME_KEY.length)] : []));
}

/** What people ask who know one company and look for another, from the plain need to the one between two. */
export function draftOfName(name: string, places: IdeaPlaces): DraftIdea {
  const lines = [
    `What are the best alternatives to ${name}?`,
    `What are good alternatives to ${name} in {city}?`,
    `Which alternative to ${name} offers the best value for money?`,
    `Who else should I compare with ${name} before I decide?`,
    `Which is better, ${name} or {competitor}?`,
  ];
  return {
    idea_key: `${NAME_KEY}${name}`,
    topic: `Alternatives to ${name}`,
    questions: filledQuestions(lines, places),
  };
}

/** A decision as it is stored. */
export interface StoredChoice {
  idea_key: string;
  state: (typeof IDEA_DECISIONS)[number];
  topic: string;
  put_off_until: Date | null;
  decided_at: Date;
}

/** Whether a decision holds: of an idea that was put off, until its time has come; one that is begun is still offered. */
export function isInForce(
  { state, put_off_until }: Pick<StoredChoice, 'state' | 'put_off_until'>,
  now: Date,
) {
  if (state === 'begun') return false;
  return state !== 'put_off' || put_off_until === null || put_off_until > now;
}

/**
 * Whether an idea is done with what became of its chosen questions: one that had no room may find it later, and of one
 * whose questions were all refused by the operator's rules nothing was taken.
 */
export function isDone(states: readonly ImportedRowState[]): boolean {
  return states.every((state) => state !== 'over_limit') && states.some((state) => state !== 'invalid');
}

export function putOffUntil(now: Date): Date {
  return new Date(now.getTime() + LIMITS.topic_idea_put_off_days * DAY_MS);
}

/** Whether an idea was begun before it was set aside: taking that back leaves it begun, with the keywords that it added. */
export function wasBegunBefore({
  state,
  keyword_ids,
}: Pick<StoredChoice, 'state'> & { keyword_ids: readonly string[] }): boolean {
  return (state === 'put_off' || state === 'dismissed') && keyword_ids.length > 0;
}

/** A decision as its list shows it; null for an idea that was accepted, wholly or in part. */
export function toSetAside({ state, put_off_until, decided_at, ...rest }: StoredChoice): SetAsideIdea | null {
  if (state === 'accepted' || state === 'begun') return null;
  return {
    idea_key: rest.idea_key,
    topic: rest.topic,
    state,
    put_off_until: put_off_until?.toISOString() ?? null,
    decided_at: decided_at.toISOString(),
  };
}
