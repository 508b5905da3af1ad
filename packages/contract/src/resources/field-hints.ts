import { z } from 'zod';
import type { AdministratorsPurpose } from '../media.contract.ts';
import * as messages from './messages.ts';

/** How a form asks for a field, where its schema does not say it. */
export interface FieldHints {
  /** 'Alternative text'; by the field's name when left out. */
  label?: string;
  /** A sentence below the input. */
  hint?: string;
  /** Left out: by the schema. */
  input?: 'text' | 'area' | 'money' | 'image' | 'reference' | 'moment' | 'translations';
  /** How each choice is called, by its value. */
  choices?: Readonly<Record<string, string>>;
  /** With an image: what it is uploaded for, which decides how large it is kept; each image says it. */
  purpose?: AdministratorsPurpose;
  /** With an image: the field that says in words what it shows. */
  alt?: string;
  /**
   * With a reference, whose field is called after it (`category_id`): the resource whose rows are chosen from. What the
   * row is called stands among the facts (`category_name`).
   */
  references?: string;
  /** What no value means, where a number may be left empty: 'Unlimited'. */
  empty?: string;
  /** What stands in the field where a row says nothing of it: a new one, or one of before there was the field. */
  initial?: string;
  /** The unit behind a number: 'hours'. */
  unit?: string;
}

/** What forms know of the fields of resources. A schema is registered where it is declared. */
export const fieldHints = z.registry<FieldHints>();

/** How fields are called that say nothing else. */
const LABELS: Readonly<Record<string, string>> = {
  title: messages.title,
  slug: messages.slug,
  kind: messages.kind,
  description: messages.description,
  content: messages.content,
  code: messages.code,
  amount_off: messages.amountOff,
  name: messages.name,
  question: messages.question,
  answer: messages.answer,
  phrase: messages.phrase,
  message: messages.messageField,
  place: messages.place,
  keywords_per_channel: messages.keywordsPerChannel,
  features: messages.features,
  effect: messages.effect,
  note: messages.note,
  role: messages.role,
  tokens: messages.tokens,
  topic: messages.topic,
  questions: messages.questions,
  measure: messages.measure,
  translations: messages.inGerman,
  threshold: messages.threshold,
  receivers: messages.receivers,
};

/** 'keywords_per_channel' → 'Keywords per channel'. */
export function labelOf(name: string, schema: z.ZodType): string {
  return fieldHints.get(schema)?.label ?? LABELS[name] ?? name;
}
