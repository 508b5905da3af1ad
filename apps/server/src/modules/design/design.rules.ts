import { createHash } from 'node:crypto';
import {
  failingPairs,
  findToken,
  judgeTokenValue,
  pairInWords,
  type TokenValue,
  tokenLabel,
  tokenVariable,
  validationError,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** Twice the same: it wins over the product's own style sheet, whichever of them comes later. */
const SELECTORS = {
  both: ':root:root',
  dark: ':root[data-mantine-color-scheme="dark"]',
  light: ':root[data-mantine-color-scheme="light"]',
} as const;

/** A style sheet with the address that its bytes give it. */
export interface StyleSheet {
  text: string;
  hash: string;
}

/**
 * The style sheet of a design; null where it is the built-in look. A value that does not read as one of its token, or
 * whose name is protected, is left out, wherever it comes from.
 */
export function toStyleSheet(tokens: readonly TokenValue[]): StyleSheet | null {
  const rules = (['both', 'dark', 'light'] as const).flatMap((scheme) => {
    const lines = tokens
      .filter((token) => token.scheme === scheme)
      .flatMap((token) => {
        const read = judgeTokenValue(token);
        return 'value' in read ? [`  ${tokenVariable(token.token_name)}: ${read.value};\n`] : [];
      });
    return lines.length === 0 ? [] : [`${SELECTORS[scheme]} {\n${lines.join('')}}\n`];
  });
  if (rules.length === 0) return null;
  const text = rules.join('');
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** As many faults are said at once. */
const FAULTS_SAID = 10;

/** @throws VALIDATION_ERROR with the pairs of colours that have too little contrast, or a value that is none any more */
export function requirePublishable(tokens: readonly TokenValue[]): void {
  const faults = tokens.flatMap((token) => {
    const read = judgeTokenValue(token);
    return 'fault' in read ? [messages.faultOf({ token: tokenLabel(token), fault: read.fault })] : [];
  });
  const said = faults.length > 0 ? faults : failingPairs(tokens).map(pairInWords);
  const [first] = said;
  if (first === undefined) return;
  const more = said.length - FAULTS_SAID;
  throw validationError(
    {
      tokens: [
        ...said.slice(0, more > 0 ? FAULTS_SAID - 1 : FAULTS_SAID),
        ...(more > 0 ? [messages.andMore({ count: more + 1 })] : []),
      ],
    },
    faults.length > 0
      ? messages.notPublishable({ fault: first })
      : messages.tooLittleContrast({ count: said.length, pair: first }),
  );
}

/** The group of a token, for its row; of one that is gone its own name says as much. */
export const groupOf = ({ token_name }: Pick<TokenValue, 'token_name'>): string =>
  findToken(token_name)?.token_group ?? token_name;

/** A design as the audit keeps it: each value by its name, so that two can be compared line by line. */
export function auditedDesign(facts: Record<string, unknown>, tokens: readonly TokenValue[]) {
  return { ...facts, ...Object.fromEntries(tokens.map((token) => [tokenLabel(token), token.token_value])) };
}
