import type { KeywordSearch } from './keyword-search.ts';

/**
 * The list as it stands while another company is looked for: neither narrowed to a status nor in the order of the times
 * of the own checks, because these say nothing of it.
 */
export function withoutOwnResults({ status: _status, ...list }: KeywordSearch): KeywordSearch {
  if (list.sort !== 'last_checked_at') return list;
  const { sort: _sort, order: _order, ...usual } = list;
  return usual;
}

/** A choice in such a list, with what the address said before: it holds again for the own company. */
export function keepOwnResults({ status, sort, order }: KeywordSearch, chosen: KeywordSearch): KeywordSearch {
  const keepsOrder = sort === 'last_checked_at' && !chosen.sort;
  return { ...chosen, ...(status && { status }), ...(keepsOrder && { sort, ...(order && { order }) }) };
}
