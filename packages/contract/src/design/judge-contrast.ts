import { contrastRatio, layOn, type Rgba, readColor } from './colors.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
import * as messages from './messages.ts';
import type { TokenValue } from './token-value.ts';
import { COLOR_SCHEMES, DESIGN_TOKENS, type DesignScheme } from './tokens.ts';

/** A pair as it is in one scheme of a design. */
export interface JudgedPair extends ContrastPair {
  scheme: DesignScheme;
  ratio: number;
  holds: boolean;
}

/** What every token of the style sheet is in a scheme, with a design over the built-in look. */
export function valuesIn(scheme: DesignScheme, tokens: readonly TokenValue[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { token_name, builtIn } of DESIGN_TOKENS) {
    const value = builtIn[scheme] ?? builtIn.both;
    if (value !== undefined) values.set(token_name, value);
  }
  for (const token of tokens)
    if (token.scheme === scheme || token.scheme === 'both') values.set(token.token_name, token.token_value);
  return values;
}

/** Every pair in both schemes, those of dark first. */
export function judgeContrast(tokens: readonly TokenValue[]): JudgedPair[] {
  return COLOR_SCHEMES.flatMap((scheme) => {
    const values = valuesIn(scheme, tokens);
    const colorOf = (name: string): Rgba => {
      const color = readColor(values.get(name) ?? '');
      if (color === null) throw new Error(`the token ${name} is no colour`);
      return color;
    };
    return CONTRAST_PAIRS.map((pair) => {
      const [lowest, ...above] = pair.on.toReversed().map(colorOf);
      if (lowest === undefined) throw new Error(`the pair of ${pair.front} lies on nothing`);
      const ground = above.reduce((under, over) => layOn(over, under), lowest);
      const ratio = contrastRatio(layOn(colorOf(pair.front), ground), ground);
      return { ...pair, scheme, ratio, holds: ratio >= pair.needed };
    });
  });
}

/** The pairs that do not hold. */
export const failingPairs = (tokens: readonly TokenValue[]): JudgedPair[] =>
  judgeContrast(tokens).filter(({ holds }) => !holds);

/** 'Dark: text on surface_page has 3.2:1 and needs 4.5:1 (Words)'. Rounded down, so that what fails never looks enough. */
export function pairInWords({ scheme, front, on, ratio, needed, what }: JudgedPair): string {
  return messages.tooFaint({
    scheme,
    front,
    ground: on.reduceRight((ground, above) => messages.layer({ front: above, ground })),
    ratio: ratioInWords(ratio),
    needed: ratioInWords(needed),
    what,
  });
}

export const ratioInWords = (ratio: number): string => `${Math.floor(ratio * 100) / 100}:1`;
