import type { ReasonCode } from '../codes.ts';
import type { Scene } from './scene.ts';

/** How an answer refers to the question, by language. */
const ASKED: Record<string, RegExp> = {
  en: /\b(?:you (?:asked|want to know|are asking|wanted)|your (?:question|query|request)|the (?:question|query) (?:is|was))\b/i,
  de: /\b(?:ihre|deine) (?:frage|anfrage)\b/i,
  fr: /\bvotre (?:question|demande)\b/i,
  es: /\b(?:tu|su) (?:pregunta|consulta)\b/i,
  pt: /\bsua pergunta\b/i,
  it: /\bla tua domanda\b/i,
  nl: /\bje vraag\b/i,
  pl: /\btwoje pytanie\b/i,
  cs: /\bvaše otázka\b/i,
  ru: /ваш вопрос|вы спросили/i,
  tr: /\bsorunuz\b/i,
  zh: /您的问题|您问/,
  ja: /ご質問/,
  ko: /질문하신/,
  ar: /سؤالك/,
};

function refersToQuestion(sentence: string, language: string | null): boolean {
  if (ASKED.en?.test(sentence)) return true;
  return language !== null && language !== 'en' && (ASKED[language]?.test(sentence) ?? false);
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const MAX_QUESTION = 1000;

/** The sentence only repeats the question: word for word, or as "You asked whether …". */
export function echo(scene: Scene): ReasonCode | null {
  const { question } = scene.context;
  if (!question) return null;
  const { sentence } = scene;
  if (sentence.echo === undefined) {
    sentence.echo = repeatsQuestion(sentence.text, question, scene.context.language());
  }
  return sentence.echo;
}

function endsAsQuestion(sentence: string): boolean {
  let end = sentence.length;
  while (end > 0 && /["'”’»*\s]/.test(sentence.charAt(end - 1))) end--;
  return end > 0 && '?？؟'.includes(sentence.charAt(end - 1));
}

function repeatsQuestion(sentence: string, question: string, language: string | null): ReasonCode | null {
  const isQuestion = endsAsQuestion(sentence);
  const isLong = Math.abs(sentence.length - question.length) > sentence.length / 4 + 8;
  const isQuoted = refersToQuestion(sentence, language);
  if (!isQuestion && isLong && !isQuoted) return null;
  const asked = words(question.slice(0, MAX_QUESTION));
  if (asked.length < 2) return null;
  const said = words(sentence);
  if (said.join(' ') === asked.join(' ')) return 'echo';
  const known = new Set(asked);
  const repeated = said.filter((word) => known.has(word)).length;
  if (isQuoted && repeated * 2 >= known.size) return 'echo';
  return isQuestion && said.length >= 3 && repeated >= said.length * 0.8 ? 'echo' : null;
}
