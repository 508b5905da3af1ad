import {
  DESIGN_TOKENS,
  type DesignToken,
  DesignTokens,
  judgeTokenValue,
  readColor,
  schemesOf,
  type TokenScheme,
  type TokenValue,
  tokenKey,
  writeColor,
} from '@answerscope/contract';
import type { FormField } from '../resources/resource-values.ts';
import * as messages from './messages.ts';

/** What is typed for each token, by its key; what is not there is as it is built in. */
export type DesignValues = Readonly<Record<string, string>>;

export const toValues = (tokens: readonly TokenValue[]): DesignValues =>
  Object.fromEntries(tokens.map((token) => [tokenKey(token), token.token_value]));

/** What is typed as it is sent: what is empty is left out, also where it is wrong. */
export function toTokens(values: DesignValues): TokenValue[] {
  return Object.entries(values).flatMap(([key, typed]) => {
    const [scheme = '', token_name = ''] = key.split('.');
    const token_value = typed.trim();
    return token_value === '' ? [] : [{ token_name, scheme: scheme as TokenScheme, token_value }];
  });
}

/** What of it can be shown: the rest is being typed. */
export const validTokens = (values: DesignValues): TokenValue[] =>
  toTokens(values).flatMap((token) => {
    const read = judgeTokenValue(token);
    return 'value' in read ? [{ ...token, token_value: read.value }] : [];
  });

/** What is wrong, by the token's key. */
export const faultsIn = (values: DesignValues): ReadonlyMap<string, string> =>
  new Map(
    toTokens(values).flatMap((token) => {
      const read = judgeTokenValue(token);
      return 'fault' in read ? [[tokenKey(token), read.fault] as const] : [];
    }),
  );

/** True where two come to the same design, however they were typed. */
export function isSameDesign(one: readonly TokenValue[], other: readonly TokenValue[]): boolean {
  const form = (tokens: readonly TokenValue[]) => {
    const read = DesignTokens.safeParse(tokens);
    return JSON.stringify(read.success ? read.data : tokens);
  };
  return form(one) === form(other);
}

/** What the browser's picker chose, as opaque as what was there. */
export function withPicked(typed: string, picked: string): string {
  const [red, green, blue] = readColor(picked) ?? [0, 0, 0];
  return writeColor([red, green, blue, readColor(typed)?.[3] ?? 1]);
}

/** A colour as the browser's picker takes it. */
export function toPicker(text: string): string {
  const [red, green, blue] = readColor(text) ?? [0, 0, 0];
  return writeColor([red, green, blue, 1]);
}

/** 'Accent, dark': a value as people read it. */
export function valueLabel(token: Pick<DesignToken, 'token_name'>, scheme: TokenScheme): string {
  const name = { token: token.token_name };
  const color = messages.colorNamed(name);
  const words = color === name.token ? messages.sizeNamed(name) : color;
  return scheme === 'both' ? words : messages.tokenInScheme({ token: words, scheme });
}

/** Every value that can be typed, as fields of one form: two drafts are compared by them. */
export const DESIGN_FIELDS: readonly FormField[] = DESIGN_TOKENS.filter(
  ({ protectedBecause }) => protectedBecause === null,
).flatMap((token) =>
  schemesOf(token).map((scheme) => ({
    name: tokenKey({ token_name: token.token_name, scheme }),
    label: valueLabel(token, scheme),
    kind: 'text' as const,
    hint: undefined,
    empty: messages.asItIsBuiltIn,
    initial: undefined,
    unit: undefined,
    choices: [],
    purpose: undefined,
    alt: undefined,
    references: '',
    texts: [],
  })),
);
