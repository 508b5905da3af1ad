import type { ReasonCode } from '../codes.ts';
import type { AnswerContext } from './answer-context.ts';
import { type Scene, sentenceText } from './scene.ts';

const ASKED =
  /\b(?:you (?:asked|want to know|are asking|wanted)|your (?:question|query|request)|the (?:question|query) (?:is|was))\b|\b(?:ihre|deine) (?:frage|anfrage)\b|\bvotre (?:question|demande)\b|\b(?:tu|su) (?:pregunta|consulta)\b|\bsua pergunta\b|\bla tua domanda\b|\bje vraag\b|\btwoje pytanie\b|\bvaše otázka\b|ваш вопрос|вы спросили|\bsorunuz\b|您的问题|您问|ご質問|질문하신|سؤالك/i;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const MAX_QUESTION = 1000;

/** The sentence only repeats the question: word for word, or as "You asked whether …". */
export function echo(scene: Scene): ReasonCode | null {
  const { question } = scene.context;
  if (!question) return null;
  const sentence = sentenceText(scene);
  const last = lastSentence.get(scene.context);
  if (last?.sentence === sentence) return last.reason;
  const reason = repeatsQuestion(sentence, question);
  lastSentence.set(scene.context, { sentence, reason });
  return reason;
}

/** Names beside each other share their sentence: it is compared once. */
const lastSentence = new WeakMap<AnswerContext, { sentence: string; reason: ReasonCode | null }>();

function repeatsQuestion(sentence: string, question: string): ReasonCode | null {
  const isQuestion = /[?？؟]\s*["'”’»*]*\s*$/.test(sentence);
  const isQuoted = ASKED.test(sentence);
  if (!isQuestion && !isQuoted && Math.abs(sentence.length - question.length) > sentence.length / 4 + 8)
    return null;
  const asked = words(question.slice(0, MAX_QUESTION));
  if (asked.length < 2) return null;
  const said = words(sentence);
  if (said.join(' ') === asked.join(' ')) return 'echo';
  const known = new Set(asked);
  const repeated = said.filter((word) => known.has(word)).length;
  if (isQuoted && repeated * 2 >= known.size) return 'echo';
  return isQuestion && said.length >= 3 && repeated >= said.length * 0.8 ? 'echo' : null;
}
