import type { SimulatedAnswer } from './content/compose-answer.ts';
import { CHARACTERS_PER_TOKEN, type SimulatedUsage } from './usage.ts';
import type { WireEnding } from './wire/wire-format.ts';

interface Made {
  answer: SimulatedAnswer | null;
  text: string;
  usage: SimulatedUsage;
  ending: WireEnding;
}

/**
 * Ends a reply where its output limit is reached, as providers do: reasoning counts too and comes first, so that a low
 * limit can leave no text at all. What is billed is the limit.
 */
export function cutAtLimit(made: Made, max_output_tokens: number): Made {
  const { answer, text, usage, ending } = made;
  if (ending !== 'ok' || usage.output_tokens <= max_output_tokens) return made;
  const reasoning_tokens = Math.min(usage.reasoning_tokens, max_output_tokens);
  const characters = (max_output_tokens - reasoning_tokens) * CHARACTERS_PER_TOKEN;
  return {
    answer: answer === null ? null : { ...answer, passages: cutPassages(answer.passages, characters) },
    text: cutText(text, characters),
    usage: { ...usage, reasoning_tokens, output_tokens: max_output_tokens },
    ending: characters === 0 ? 'incomplete' : 'cut',
  };
}

/** What was not written whole is not cited either. */
function cutPassages(passages: SimulatedAnswer['passages'], characters: number): SimulatedAnswer['passages'] {
  const kept: SimulatedAnswer['passages'] = [];
  let left = characters;
  for (const passage of passages) {
    if (left <= 0) break;
    kept.push(
      passage.text.length <= left ? passage : { ...passage, text: cutText(passage.text, left), cites: [] },
    );
    left -= passage.text.length;
  }
  return kept;
}

/** Never within a character of two units. */
function cutText(text: string, characters: number): string {
  return text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, '');
}
