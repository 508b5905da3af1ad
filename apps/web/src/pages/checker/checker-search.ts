import { id, searchReader } from '../../lib/search-codec.ts';

/** Reads from an address which keyword is checked, and which assistants are asked: 'claude-gemini', left out for all. */
export const toCheckerSearch = searchReader({ keyword: id, channels: id });
export type CheckerSearch = ReturnType<typeof toCheckerSearch>;
