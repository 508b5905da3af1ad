import type { ReasonCode } from '../codes.ts';
import type { Scene } from './scene.ts';

const ASKED: Record<string, RegExp> = {
  en: /\b(?:you (?:asked|want to know|are asking|wanted|are looking for|are wondering)|you['’]re (?:asking|looking for|wondering)|your (?:question|query|request)|the (?:question|query) (?:is|was))\b/i,
  de: /\b(?:ihre|deine) (?:frage|anfrage)\b|\b(?:sie|du) (?:möchten|möchtest|wollen|willst) wissen\b|\b(?:sie fragen|du fragst|sie suchen|du suchst)\b/i,
  fr: /\bvotre (?:question|demande)\b|\b(?:vous|tu) (?:cherche[sz]|recherche[sz]|demande[sz]|vous demandez|(?:voulez|veux|souhaitez|souhaites) savoir)\b/i,
  es: /\b(?:tu|su) (?:pregunta|consulta)\b|\b(?:quieres|quiere|desea|deseas) saber\b|\b(?:preguntas|buscas|está buscando|estás buscando)\b/i,
  pt: /\bsua pergunta\b|\b(?:quer|queres|deseja) saber\b|\b(?:você pergunta|procuras|você procura|está procurando)(?![\p{L}])/iu,
  it: /\bla tua domanda\b|\b(?:vuoi|vuole|desideri) sapere\b|\b(?:chiedi|stai cercando|cerchi)\b/i,
  nl: /\bje vraag\b|\b(?:je|u) wilt? weten\b|\b(?:je zoekt|u zoekt|je vraagt|u vraagt)\b/i,
  pl: /\btwoje pytanie\b|chcesz wiedzieć|\bpytasz\b|\bszukasz\b/i,
  cs: /\bvaše otázka\b|chcete vědět|\bptáte se\b|hledáte/i,
  ru: /ваш вопрос|вы спросили|вы хотите (?:у)?знать|вы спрашиваете|вы ищете/i,
  tr: /\bsorunuz\b|bilmek istiyorsunuz|\bsordunuz\b|soruyorsunuz|arıyorsunuz/i,
  zh: /您的问题|[您你](?:问|想知道|想了解|在找|正在寻找)/,
  ja: /ご質問|お尋ね|お探し|知りたいとのこと/,
  ko: /질문하신|궁금해하|궁금하시|찾고 계/,
  ar: /سؤالك|تسأل|تريد أن تعرف|تبحث عن/,
};

function refersToQuestion(sentence: string, language: string | null): boolean {
  if (ASKED.en?.test(sentence)) return true;
  return language !== null && language !== 'en' && (ASKED[language]?.test(sentence) ?? false);
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const MAX_QUESTION = 1000;
const MAX_FRAME = 12;

export function echo(scene: Scene): ReasonCode | null {
  const { question } = scene.context;
  if (!question || !isAskedFor(question, scene.written)) return null;
  const { sentence } = scene;
  if (sentence.echo === undefined)
    sentence.echo = repeatsQuestion(sentence.text, question, scene.context.language());
  return sentence.echo;
}

function endsAsQuestion(sentence: string): boolean {
  let end = sentence.length;
  while (end > 0 && /["'”’»*\s]/.test(sentence.charAt(end - 1))) end--;
  return end > 0 && '?？؟'.includes(sentence.charAt(end - 1));
}

function isAskedFor(question: string, written: string): boolean {
  return question.toLowerCase().includes(written.slice(0, MIN_STEM).toLowerCase());
}

const MIN_STEM = 4;

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
  if (isQuoted && repeated * 2 >= known.size && said.length <= known.size + MAX_FRAME) return 'echo';
  return isQuestion && said.length >= 3 && repeated >= said.length * 0.8 ? 'echo' : null;
}
