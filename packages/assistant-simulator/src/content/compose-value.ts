import { createRandom, type Random } from '../random.ts';
import { asArray, asNumber, asObject, asText } from '../wire/wire-format.ts';
import { FIELDS } from './fields.ts';
import { type IdeaIntent, KEYWORD_IDEAS } from './keyword-ideas.ts';
import { fold, LANGUAGES, type Language } from './language.ts';
import { PHRASES } from './phrases.ts';
import { decidePlaces } from './place-decisions.ts';
import { findField, readSubject, type Subject } from './subject.ts';
import { TOPIC_IDEAS } from './topic-ideas.ts';

/** A value that fits a JSON Schema and speaks of what the prompt is about. The same for the same words. */
export function composeValue(asked: {
  seed: string;
  prompt: string;
  schema: Record<string, unknown>;
}): unknown {
  const random = createRandom('value', asked.seed, asked.prompt);
  if (isListOf('keywords', ['keyword', 'topic', 'search_intent'], asked.schema))
    return { keywords: composeKeywords(asked.prompt, random) };
  if (isListOf('topics', ['topic', 'questions'], asked.schema))
    return { topics: composeTopics(asked.prompt, random) };
  if (isListOf('places', ['decision', 'other', 'quote'], asked.schema)) {
    const places = decidePlaces(asked.prompt, random);
    if (places !== null) return { places };
  }
  const defs = { ...asObject(asked.schema.definitions), ...asObject(asked.schema.$defs) };
  const maker: Maker = { random, subject: readSubject(asked.prompt), defs, used: new Set() };
  return make(asked.schema, '', maker);
}

/** An object whose only part is a list, of this name, of items with these parts. */
function isListOf(name: string, fields: readonly string[], schema: Record<string, unknown>): boolean {
  const parts = asObject(schema.properties);
  const item = asObject(asObject(asObject(parts[name]).items).properties);
  return Object.keys(parts).length === 1 && fields.every((field) => field in item);
}

/** What a prompt tells of a company, a line for each fact. */
interface Told {
  language: Language;
  what: string | null;
  place: string | null;
  competitor: string | null;
}

function readTold(prompt: string): Told {
  const told = (label: string) => new RegExp(`^${label}: (.+)$`, 'm').exec(prompt)?.[1] ?? null;
  const language = LANGUAGES.find((one) => told('Language')?.includes(`(${one}`)) ?? 'en';
  const [offer, business, name] = ['What it offers', 'Line of business', 'Company'].map(told);
  const field = findField([offer, business, name].filter(Boolean).join(' '));
  const what = offer ?? field?.labels[language] ?? null;
  return { language, what: what ?? null, place: told('Place'), competitor: told('Competitor') };
}

/** Keywords in the language that the prompt names, for what the company that it describes offers. */
function composeKeywords(
  prompt: string,
  random: Random,
): { keyword: string; topic: string; search_intent: IdeaIntent }[] {
  const { language, what, place: where } = readTold(prompt);
  const { anything, place, topics } = KEYWORD_IDEAS[language];
  const written = Object.entries(topics).flatMap(([topic, ideas]) =>
    ideas.map(({ keyword, intent }, rank) => ({
      rank,
      idea: {
        keyword: keyword
          .replace('{what}', what ?? anything)
          .replace('{place}', where === null ? '' : place.replace('{place}', where)),
        topic,
        search_intent: intent,
      },
    })),
  );
  // The best of every topic first: who tracks few of them gets what people ask most.
  return random
    .shuffle(written)
    .sort((one, other) => one.rank - other.rank)
    .map(({ idea }) => idea);
}

/** Topics in the language that the prompt names, those first that it does not tell as known. */
function composeTopics(prompt: string, random: Random): { topic: string; questions: string[] }[] {
  const { language, what, place: where, competitor } = readTold(prompt);
  const { anything, place } = KEYWORD_IDEAS[language];
  const isKnown = ({ topic }: { topic: string }) => prompt.includes(topic);
  const topics = random.shuffle(TOPIC_IDEAS[language]).map(({ topic, questions }) => ({
    topic,
    questions: questions
      .filter((question) => competitor !== null || !question.includes('{competitor}'))
      .map((question) =>
        question
          .replace('{what}', what ?? anything)
          .replace('{place}', where === null ? '' : place.replace('{place}', where))
          .replace('{competitor}', competitor ?? ''),
      ),
  }));
  return topics.sort((one, other) => Number(isKnown(one)) - Number(isKnown(other))).slice(0, TOPICS_GIVEN);
}
const TOPICS_GIVEN = 4;

interface Maker {
  random: Random;
  subject: Subject;
  defs: Record<string, unknown>;
  /** Texts made so far: lists of ideas should not repeat themselves. */
  used: Set<string>;
}

/** A limit named as a keyword or, as some callers must, in the description: `maxLength: 80`. */
function limitOf(schema: Record<string, unknown>, keyword: string, otherwise: number): number {
  const told = new RegExp(`\\b${keyword}: (-?[\\d.]+)`).exec(asText(schema.description))?.[1];
  return asNumber(schema[keyword], told === undefined ? otherwise : Number(told));
}

function make(schema: Record<string, unknown>, name: string, maker: Maker): unknown {
  const { random } = maker;
  const referred = /^#\/(?:definitions|\$defs)\/(.+)$/.exec(asText(schema.$ref))?.[1];
  if (referred !== undefined) return make(asObject(maker.defs[referred]), name, maker);
  if (schema.const !== undefined) return schema.const;
  const choices = asArray(schema.enum);
  if (choices.length > 0) return random.shuffle(choices)[0];
  const options = [...asArray(schema.anyOf), ...asArray(schema.oneOf)].map(asObject);
  const [option] = options.filter((one) => one.type !== 'null');
  if (option !== undefined) return make(option, name, maker);
  switch (asArray(schema.type)[0] ?? schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(asObject(schema.properties)).map(([key, part]) => [
          key,
          make(asObject(part), key, maker),
        ]),
      );
    case 'array': {
      const least = limitOf(schema, 'minItems', 5);
      const length = random.between(least, Math.max(least, Math.min(limitOf(schema, 'maxItems', 10), 10)));
      return Array.from({ length }, () => make(asObject(schema.items), name, maker));
    }
    case 'integer':
    case 'number':
      return makeNumber(schema, random);
    case 'boolean':
      return random.next() < 0.5;
    default:
      return makeText(schema, name, maker);
  }
}

function makeNumber(schema: Record<string, unknown>, random: Random): number {
  const least = limitOf(schema, 'minimum', 0);
  const most = limitOf(schema, 'maximum', schema.type === 'integer' ? 100 : 1);
  if (schema.type === 'integer') return random.between(least, most);
  return Number((least + random.next() * (most - least)).toFixed(2));
}

function makeText(schema: Record<string, unknown>, name: string, maker: Maker): string {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const text = draftText(name, maker)
      .slice(0, limitOf(schema, 'maxLength', 200))
      .trim();
    if (!maker.used.has(fold(text))) {
      maker.used.add(fold(text));
      return text;
    }
  }
  return `${draftText(name, maker)} ${maker.used.size}`.slice(-limitOf(schema, 'maxLength', 200));
}

function draftText(name: string, maker: Maker): string {
  const { random, subject } = maker;
  const phrases = PHRASES[subject.language];
  const label = subject.field?.labels[subject.language] ?? subject.asked_for ?? phrases.what;
  const place = subject.place === null ? '' : phrases.place.replace('{place}', subject.place);
  if (/keyword|quer(y|ies)|question|idea/.test(fold(name)) || name === '') {
    const idea = `${random.pick(phrases.queries)} ${random.next() < 0.5 ? `– ${random.pick(phrases.audiences)}` : ''}`;
    return idea
      .replace('{what}', label)
      .replace('{place}', place)
      .replace(' {year}', '')
      .trim()
      .toLowerCase();
  }
  if (/topic|categor|group/.test(fold(name)))
    return random.pick([label, ...FIELDS.map((field) => field.labels[subject.language])]);
  if (/name|brand|compan|competitor/.test(fold(name)))
    return random.shuffle(subject.field?.brands ?? ['Nordhaven'])[0] ?? 'Nordhaven';
  return random.pick(phrases.closings);
}
