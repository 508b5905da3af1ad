import { toOriginalRange, type VisibleText } from '@answerscope/answer-text';
import type { Candidate } from './find/candidate.ts';
import { candidateIn } from './find/candidate-index.ts';
import { resolveOverlaps } from './find/overlaps.ts';
import { scanNames } from './find/scan.ts';
import { compileNames } from './names/compile-names.ts';
import { type PreparedAnswer, prepareAnswer } from './prepare-answer.ts';
import type { AnswerContext } from './rules/answer-context.ts';
import { type Judged, judgeCandidates } from './rules/judge.ts';
import { RULES_VERSION } from './rules-version.ts';
import type {
  BrandNames,
  CompanyReading,
  DecidedPlace,
  DetectMentionsInput,
  Mention,
  MentionVerdict,
  RejectedCandidate,
  UndeclaredName,
} from './types.ts';
import { listUndeclared } from './undeclared/list-undeclared.ts';
import { listCitations } from './verdict/citations.ts';
import { doubtOf } from './verdict/doubt.ts';
import { applyDecisions, findDoubtful } from './verdict/doubtful-places.ts';
import { emptyKindOf } from './verdict/empty-measurement.ts';
import { looseSpellings } from './verdict/loose-spelling.ts';
import { listPosition, prominenceOf, rankOf, shareOfVoice } from './verdict/measures.ts';

const BRAND = 0;
/** The only declared competitor. */
const COMPANY = 1;
/** Rejected letters inside other words are shown as examples, not exhaustively. */
const MAX_INSIDE_SHOWN = 20;

/**
 * Decides from one answer whether it names the brand, where and in which position among its competitors. Pure, needs no
 * network and no model; never throws. Offsets are UTF-16 units of `answer`.
 */
export function detectMentions(input: DetectMentionsInput): MentionVerdict {
  const competitors = input.competitors ?? [];
  const prepared = prepareAnswer(input);
  const { visible } = prepared;
  const { context, resolved, judged } = readNames(prepared, input.brand, competitors);
  const urls = prepared.urls();
  const { names } = context;
  const own = judged.filter(({ candidate }) => candidate.brand === BRAND);
  if (own.length === 0) {
    const isFree = ({ candidate: { start, end } }: Judged): boolean =>
      candidateIn(context.candidates, start, end) === null;
    own.push(...looseSpellings(visible.text, names, BRAND).filter(isFree));
    judged.push(...own);
    judged.sort((a, b) => a.candidate.start - b.candidate.start);
  }
  const isNearlyEven = own.some((each) => isEven(each));
  const doubtful = findDoubtful(own, visible);
  applyDecisions(own, { doubtful, decided: input.decided ?? [] }, visible);
  const doubt = doubtOf(own);
  const counted = judged.filter((each) => each.reason === null);
  const groups = groupMentions(counted, visible);
  const order = [...groups.keys()];
  const mentions = groups.get(BRAND) ?? [];
  const citations = listCitations(urls, names);
  const citesPage =
    visible.links.length > 0 || (input.sources ?? []).some(({ is_cited }) => is_cited !== false);
  const undeclared = undeclaredOf(context, visible);
  const isNamed = counted.length > 0 || undeclared.length > 0 || doubt !== null || isNearlyEven;
  const empty_kind = isNamed ? null : emptyKindOf({ context, judged, citesPage });
  const verdict: MentionVerdict = {
    rules_version: RULES_VERSION,
    mentioned: mentions.length > 0,
    confidence: overallConfidence(judged),
    mentions,
    rejected: rejectedOf(judged, resolved, visible),
    rank: rankOf(BRAND, order),
    list_position: listPosition(BRAND, counted, visible),
    share_of_voice: shareOfVoice(BRAND, counted),
    prominence: prominenceOf(BRAND, counted, context),
    competitors: competitors.map((competitor, index) => ({
      name: competitor.name,
      mentions: groups.get(index + 1) ?? [],
      rank: rankOf(index + 1, order),
    })),
    citations,
    empty: empty_kind !== null,
    empty_kind,
    undeclared,
    doubt,
    doubtful,
  };
  prepared.release();
  return verdict;
}

/**
 * Whether a text such as a keyword names the brand: the part of a verdict that neither needs the companies found beside it
 * nor whether it measures anything.
 */
export function findBrand(
  input: DetectMentionsInput,
): Pick<MentionVerdict, 'mentioned' | 'citations' | 'rejected'> {
  const prepared = prepareAnswer(input);
  const { visible } = prepared;
  const { context, resolved, judged } = readNames(prepared, input.brand, input.competitors ?? []);
  const found = {
    mentioned: judged.some(({ candidate, reason }) => candidate.brand === BRAND && reason === null),
    citations: listCitations(prepared.urls(), context.names),
    rejected: rejectedOf(judged, resolved, visible),
  };
  prepared.release();
  return found;
}

/**
 * Where an answer names one company, read as a declared competitor beside the brand and without others: what is found of
 * it depends neither on who else is looked for nor on whether anybody declared it. In the order of the text.
 * @param names.decided what a reader decided of the company's own doubtful places
 */
export function readCompany(
  answer: PreparedAnswer,
  names: { brand: BrandNames; company: BrandNames; decided?: readonly DecidedPlace[] },
): CompanyReading {
  const { visible } = answer;
  const { judged } = readNames(answer, names.brand, [names.company]);
  const own = judged.filter(({ candidate }) => candidate.brand === COMPANY);
  const doubtful = findDoubtful(own, visible);
  applyDecisions(own, { doubtful, decided: names.decided ?? [] }, visible);
  const counted = own.filter(({ reason }) => reason === null);
  return { mentions: groupMentions(counted, visible).get(COMPANY) ?? [], doubt: doubtOf(own), doubtful };
}

function undeclaredOf(context: AnswerContext, visible: VisibleText): UndeclaredName[] {
  return listUndeclared(context).map(({ name, places }) => ({
    name,
    places: places.map((place) => {
      const [start, end] = toOriginalRange(visible, place.start, place.end);
      return { start, end };
    }),
  }));
}

/** Every place of an answer that looks like a name of the brand or of a competitor, judged. */
export function readNames(answer: PreparedAnswer, brand: BrandNames, competitors: readonly BrandNames[]) {
  const { input, visible, language } = answer;
  const names = compileNames(brand, competitors);
  const resolved = resolveOverlaps(scanNames(visible, names, language));
  const context: AnswerContext = {
    answer: input.answer,
    question: input.question ?? null,
    visible,
    get sentences() {
      return answer.sentences();
    },
    names,
    candidates: resolved.kept,
    sentenceFacts: new Map(),
    lastNamed: null,
    language,
    declared: input.language?.toLowerCase().split(/[-_]/)[0] || null,
  };
  return { context, resolved, judged: judgeCandidates(context, answer.urls()) };
}

/** Below this, signs for and against an ordinary word as a name come out nearly even. */
const EVEN_BELOW = 0.65;

function isEven({ reason, confidence }: Judged): boolean {
  return confidence < EVEN_BELOW && (reason === null || reason === 'common_word');
}

function groupMentions(counted: readonly Judged[], visible: VisibleText): Map<number, Mention[]> {
  const groups = new Map<number, Mention[]>();
  for (const { candidate, rule, confidence } of counted) {
    const mention = { ...place(candidate, visible), rule, confidence };
    const group = groups.get(candidate.brand);
    if (group) group.push(mention);
    else groups.set(candidate.brand, [mention]);
  }
  return groups;
}

function place(
  candidate: Candidate,
  visible: VisibleText,
): { start: number; end: number; matched_name: string } {
  const [start, end] = toOriginalRange(visible, candidate.start, candidate.end);
  return { start, end, matched_name: candidate.pattern.form.text };
}

function rejectedOf(
  judged: readonly Judged[],
  resolved: { covered: readonly Candidate[]; inside: readonly Candidate[] },
  visible: VisibleText,
): RejectedCandidate[] {
  const own = (candidate: Candidate): boolean => candidate.brand === BRAND;
  const rejected: RejectedCandidate[] = [];
  for (const { candidate, reason } of judged) {
    if (reason !== null && own(candidate)) rejected.push({ ...place(candidate, visible), reason });
  }
  for (const candidate of resolved.covered.filter(own))
    rejected.push({ ...place(candidate, visible), reason: 'other_brand' });
  for (const candidate of resolved.inside.filter(own).slice(0, MAX_INSIDE_SHOWN)) {
    rejected.push({ ...place(candidate, visible), reason: 'inside_other_word' });
  }
  return rejected.sort((a, b) => a.start - b.start);
}

function overallConfidence(judged: readonly Judged[]): number {
  const own = judged.filter(({ candidate }) => candidate.brand === BRAND);
  const counted = own.filter(({ reason }) => reason === null);
  if (counted.length > 0) return Math.max(...counted.map(({ confidence }) => confidence));
  if (own.length === 0) return 0.99;
  return Math.min(...own.map(({ confidence }) => confidence));
}
