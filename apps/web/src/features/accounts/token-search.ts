import { searchReader, text } from '../../lib/search-codec.ts';

const TOKEN_MAX = 2_000;

/** Reads the token out of the link of a mail; whether it is good is for the server to say. */
export const toTokenSearch = searchReader({ token: text(TOKEN_MAX) });
export type TokenSearch = ReturnType<typeof toTokenSearch>;
