import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import type { Language } from '../language.ts';
import { compiledMessage } from './compiled-message.ts';
import { type Sentence, said } from './said.ts';

export type { CompiledMessage };

/** Numbers are formatted by the message; days and money, which need a time zone or a currency, before. */
type Values<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: never }
>;
type Tag<Text> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | Tag<Rest> : never;

/** What a message's text asks for: its arguments, and a function for each of its elements (`<link>here</link>`). */
export type Message<Text extends string> = [Tag<Text>] extends [never]
  ? (values: Values<Text>) => string
  : <Part>(
      values: Values<Text> & Record<Tag<Text>, (inner: (string | Part)[]) => Part>,
    ) => string | Part | (string | Part)[];

/** A translation of a module of messages: `export default { … } satisfies Translation<typeof messages>`. */
export type Translation<Messages> = {
  readonly [Name in keyof Messages]: Messages[Name] extends string ? string : Messages[Name];
};

/** Messages in a language, with which numbers and days between them are written. */
export type Speech<Messages> = Translation<Messages> & { readonly language: Language };

/** Declares messages of a language, in ICU's syntax. Only in files of messages: the build compiles those. */
export function messagesIn(language: string): <const Text extends string>(text: Text) => Message<Text> {
  return <const Text extends string>(text: Text) => {
    const compiled = compile(text);
    const say = compiledMessage(compiled, language);
    const saying = (values: FormatValues = {}) =>
      said(say(values), { template: text, values: values as Sentence['values'] });
    return Object.assign(saying, { compiled, template: text }) as unknown as Message<Text>;
  };
}

/** Declares a message with arguments, in English. */
export const message = messagesIn('en');

/** What a message was compiled to, for the build; null where it is none. */
export function compiledOf(value: unknown): CompiledMessage | null {
  return typeof value === 'function' && 'compiled' in value ? (value.compiled as CompiledMessage) : null;
}

/** A message's text in ICU's syntax; null where it is none. */
export function templateOf(value: unknown): string | null {
  return typeof value === 'function' && 'template' in value ? String(value.template) : null;
}
