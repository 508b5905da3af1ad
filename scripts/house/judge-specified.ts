import { type CompiledMessage, compiledOf } from '../../packages/contract/src/index.ts';
import { DECLARED, type MessagesOf } from './judge-messages.ts';

/** In place of a value. */
const VALUE = '\0';

/**
 * Texts of the specification that no message marked with their section says to the letter. 'Title: text' and 'title / text' may
 * be two messages. Pure.
 * @param specified texts by section, `{n}` for a value
 */
export function missingTexts(
  specified: Readonly<Record<string, readonly string[]>>,
  sources: ReadonlyMap<string, string>,
  messages: MessagesOf,
): string[] {
  const forms = markedForms(sources, messages);
  return Object.entries(specified).flatMap(([section, texts]) => {
    const said = forms.get(section) ?? [];
    const isSaid = (text: string) => said.some((form) => form.test(text.replace(/\{\w+\}/g, '7')));
    return texts
      .filter((text) => !isSaid(text) && !(partsOf(text).length > 0 && partsOf(text).every(isSaid)))
      .map((text) => `no message marked @specification ${section} says “${text}”.`);
  });
}

/** 'Check Failed: Some checks may have failed.' as its title and its text; none where it is one text. */
const partsOf = (text: string): string[] => /^(.+?)(?:: | \/ )(.+)$/s.exec(text)?.slice(1) ?? [];

/** What the marked messages can say, by the sections of their marks. */
function markedForms(sources: ReadonlyMap<string, string>, messages: MessagesOf): Map<string, RegExp[]> {
  const forms = new Map<string, RegExp[]>();
  for (const [path, texts] of messages)
    for (const { groups } of (sources.get(path) ?? '').matchAll(DECLARED)) {
      const { name = '', comment = '' } = groups ?? {};
      const [, sections] = /@specification ((?:[\d.]+(?:, )?)+)/.exec(comment) ?? [];
      for (const section of sections?.split(', ') ?? [])
        forms.set(section, [
          ...(forms.get(section) ?? []),
          ...formsOf(texts[name]).filter(hasWords).map(patternOf),
        ]);
    }
  return forms;
}

/** '{what}: {why}' could be any text. */
const hasWords = (form: string): boolean => /\p{L}{3,}/u.test(form);

function patternOf(form: string): RegExp {
  const parts = form.split(VALUE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(?:\\w+%?(?: \\w+)?)')}$`);
}

/** Every text that a message can be, with VALUE for its values. */
function formsOf(message: unknown): string[] {
  return typeof message === 'string' ? [message] : formsIn(compiledOf(message) ?? '');
}

function formsIn(compiled: CompiledMessage): string[] {
  if (typeof compiled === 'string') return [compiled];
  return compiled.reduce<string[]>(
    (starts, node) => starts.flatMap((start) => formsOfNode(node).map((end) => start + end)),
    [''],
  );
}

function formsOfNode(node: Exclude<CompiledMessage, string>[number]): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'number') return [VALUE];
  const [, kind, ...rest] = node as [string, ...unknown[]];
  // Behind the name is a number for what is formatted, and a part for an element; 0 is the number of a plural.
  if (typeof kind !== 'number' && kind !== undefined) return formsIn([kind, ...rest] as CompiledMessage);
  const [options] = rest;
  if (typeof kind !== 'number' || kind === 0 || kind > 3 || typeof options !== 'object' || options === null)
    return [VALUE];
  return Object.values(options as Record<string, CompiledMessage>).flatMap((option) =>
    formsIn(Array.isArray(option) ? option : ([option] as CompiledMessage)),
  );
}
