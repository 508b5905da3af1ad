import { eitherInWords } from '../formats.ts';
import { readColor, writeColor } from './colors.ts';
import * as messages from './messages.ts';
import { type TokenScheme, type TokenValue, TokenValues } from './token-value.ts';
import { DESIGN_TOKENS, findToken, PROTECTED_TOKEN_NAMES, schemesOf, type TokenKind } from './tokens.ts';

const PX_PER_REM = 16;
const LENGTH = /^(\d{1,3}(?:\.\d{1,4})?)(px|rem)$/;

/** A value as it is kept, or why it cannot be one. */
export type ReadValue = { value: string } | { fault: string };

/** Reads what was typed or sent for a token of this kind. What is kept is in one form each, and nothing else gets in. */
export function readTokenValue(kind: TokenKind, text: string): ReadValue {
  switch (kind.is) {
    case 'color': {
      const color = readColor(text);
      if (color === null)
        return { fault: messages.enterAColour({ example: kind.isTranslucent ? '#5f5cdf80' : '#5f5cdf' }) };
      if (color[3] !== 1 && !kind.isTranslucent) return { fault: messages.thisColourMustBeOpaque };
      return { value: writeColor(color) };
    }
    case 'length': {
      const [, number = '', unit = ''] = LENGTH.exec(text) ?? [];
      if (!kind.units.some((known) => known === unit))
        return { fault: messages.enterALength({ units: eitherInWords(kind.units) }) };
      const px = Number(number) * (unit === 'rem' ? PX_PER_REM : 1);
      if (px < kind.minPx || px > kind.maxPx)
        return {
          fault: messages.enterALengthBetween({
            min: inUnit(kind.minPx, unit),
            max: inUnit(kind.maxPx, unit),
          }),
        };
      return { value: `${Number(number)}${unit}` };
    }
    case 'font':
      return Object.values(kind.choices).includes(text)
        ? { value: text }
        : { fault: messages.chooseAFont({ fonts: Object.keys(kind.choices).join('; ') }) };
    case 'fixed':
      return { fault: messages.thisTokenCannotBeReplaced };
  }
}

const inUnit = (px: number, unit: string) => `${unit === 'rem' ? px / PX_PER_REM : px}${unit}`;

/** Tells a value from all others of a design: 'dark.accent'. */
export const tokenKey = ({ scheme, token_name }: Pick<TokenValue, 'scheme' | 'token_name'>): string =>
  `${scheme}.${token_name}`;

/** 'accent (dark)': a value as messages call it. */
export const tokenLabel = ({ scheme, token_name }: Pick<TokenValue, 'scheme' | 'token_name'>): string =>
  scheme === 'both' ? token_name : `${token_name} (${scheme})`;

/** Why a name cannot be given a value in a scheme; null where it can. */
function nameFault(name: string, scheme: TokenScheme): string | null {
  const reason = PROTECTED_TOKEN_NAMES.get(name);
  if (reason !== undefined) return messages.thisNameIsProtected({ reason });
  const token = findToken(name);
  if (token === null) return messages.theProductHasNoToken;
  if (schemesOf(token).includes(scheme)) return null;
  return scheme === 'both' ? messages.thisTokenHasValueFor : messages.thisTokenHasOneValue;
}

/** The value of a token as it is kept, or what is wrong with it or its name. */
export function judgeTokenValue({ token_name, scheme, token_value }: TokenValue): ReadValue {
  const fault = nameFault(token_name, scheme);
  if (fault !== null) return { fault };
  const token = findToken(token_name);
  return token === null ? { fault: messages.theProductHasNoToken } : readTokenValue(token.kind, token_value);
}

const ORDER = new Map(
  DESIGN_TOKENS.flatMap((token) => schemesOf(token).map((scheme) => tokenKey({ ...token, scheme }))).map(
    (key, index) => [key, index],
  ),
);

/** The values of a design in one form and one order, so that the same design is the same text. */
function inOneForm(tokens: readonly TokenValue[]): TokenValue[] {
  const place = (token: TokenValue) => ORDER.get(tokenKey(token)) ?? ORDER.size;
  return tokens
    .map((token) => {
      const read = judgeTokenValue(token);
      return 'value' in read ? { ...token, token_value: read.value } : token;
    })
    .toSorted((one, other) => place(one) - place(other));
}

/** The values of a design: what differs from the built-in look. Every fault is said of its token. */
export const DesignTokens = TokenValues.superRefine((tokens, context) => {
  const seen = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const key = tokenKey(token);
    const read = judgeTokenValue(token);
    const fault = seen.has(key) ? messages.thisTokenThereTwice : 'fault' in read ? read.fault : null;
    seen.add(key);
    if (fault !== null)
      context.addIssue({
        code: 'custom',
        path: [index, 'token_value'],
        message: messages.faultOf({ what: tokenLabel(token), fault }),
      });
  }
}).overwrite(inOneForm);
