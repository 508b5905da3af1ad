import { createHash } from 'node:crypto';
import { type Assistant, AssistantError } from '@answerscope/assistants';
import {
  type AuxiliaryPlace,
  auxiliaryTask,
  withDecisions,
} from '../apps/server/src/modules/answers/auxiliary/auxiliary.rules.ts';
import { type LabelledCase, ownCases } from '../packages/mentions/benchmark/labelled-cases.ts';
import {
  type DecidedPlace,
  type DetectMentionsInput,
  detectMentions,
  READER_MODELS,
} from '../packages/mentions/src/index.ts';

const TIMEOUT_MS = 60_000;

/** What a reader came to on cases of which the rules are unsure. */
export interface ReaderResult {
  asked: number;
  right: number;
  right_by_rules: number;
  unanswered: number;
  cost_microdollars: number;
  model: string;
}

/** The first `count` own cases in doubt, by the SHA-256 of their ids: the same for every reader. */
export function casesInDoubt(count: number): LabelledCase[] {
  const order = ({ id }: LabelledCase): string => createHash('sha256').update(id).digest('hex');
  return ownCases()
    .filter((each) => detectMentions(inputOf(each)).doubt !== null)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, count);
}

/** Asks a reader about each case as the product does, one call a case. */
export async function measureReader(
  assistant: Assistant,
  cases: readonly LabelledCase[],
): Promise<ReaderResult> {
  const result: ReaderResult = {
    asked: cases.length,
    right: 0,
    right_by_rules: 0,
    unanswered: 0,
    cost_microdollars: 0,
    model: READER_MODELS[assistant.channel],
  };
  for (const each of cases) {
    const { mentioned, doubtful } = detectMentions(inputOf(each));
    if (mentioned === each.mentioned) result.right_by_rules += 1;
    const { brand, question, competitors } = each;
    const places = doubtful.map(
      ({ start, end, text, code, is_counted, confidence }): AuxiliaryPlace => ({
        start,
        end,
        text,
        doubt: code,
        rules_counted: is_counted,
        rules_confidence: confidence,
        decision: null,
        other: null,
        quote: null,
      }),
    );
    const task = auxiliaryTask({
      question,
      brand: {
        name: brand.name,
        domain: brand.domain ?? null,
        category: brand.category ?? null,
        aliases: brand.aliases ?? [],
        products: brand.products ?? [],
        rivals: competitors.map(({ name }) => name),
        ...(brand.namesakes && { namesakes: brand.namesakes }),
      },
      companies: [],
      places,
    });
    const decided: DecidedPlace[] = [];
    try {
      const reply = await assistant.askForStructure({
        ...task,
        model: READER_MODELS[assistant.channel],
        timeoutMs: TIMEOUT_MS,
      });
      result.cost_microdollars += reply.cost_microdollars;
      result.model = reply.model_served;
      for (const { start, end, decision } of withDecisions(places, reply.value) ?? [])
        if (decision !== null && decision !== 'cannot_tell' && decision !== 'unproven')
          decided.push({ start, end, is_brand: decision === 'names_brand' });
    } catch (error) {
      if (!(error instanceof AssistantError)) throw error;
      result.cost_microdollars += error.cost_microdollars ?? 0;
    }
    if (decided.length === 0) result.unanswered += 1;
    const read = detectMentions({ ...inputOf(each), decided });
    if (read.mentioned === each.mentioned) result.right += 1;
  }
  return result;
}

function inputOf({ answer, question, brand, competitors, lang }: LabelledCase): DetectMentionsInput {
  return { answer, question, brand, competitors, language: lang };
}
