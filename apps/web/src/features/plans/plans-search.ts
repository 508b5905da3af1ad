import { id, onlyYes, searchReader, text } from '../../lib/search-codec.ts';

const PLAN_NAME_MAX = 100;

/** Reads from an address which plan was chosen before the sign-up, and what a checkout brings back. */
export const toPlansSearch = searchReader({
  plan: text(PLAN_NAME_MAX),
  success: onlyYes,
  canceled: onlyYes,
  session_id: id,
});
export type PlansSearch = ReturnType<typeof toPlansSearch>;
