import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { plainText } from '../text.ts';
import * as messages from './messages.ts';

/** Colours differ by the colour scheme; every other token is the same in both. */
export const TOKEN_SCHEMES = ['dark', 'light', 'both'] as const;
export type TokenScheme = (typeof TOKEN_SCHEMES)[number];

/** A value that takes the place of a built-in one. */
export const TokenValue = z.strictObject({
  token_name: plainText(LIMITS.token_name_max).trim().max(LIMITS.token_name_max),
  scheme: z.enum(TOKEN_SCHEMES, messages.sayWhetherForDark),
  token_value: plainText(LIMITS.token_value_max).trim().max(LIMITS.token_value_max),
});
export type TokenValue = z.infer<typeof TokenValue>;

/**
 * Values of tokens by their form alone. Which names and values there are, `DesignTokens` knows: with every token of the
 * product it is too large for what pages of all resources load.
 */
export const TokenValues = z
  .array(TokenValue)
  .max(LIMITS.design_tokens_max, messages.atMostTokens({ max: LIMITS.design_tokens_max }));
