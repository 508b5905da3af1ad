import { detectMentions } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import type { BrandNamesSnapshot } from '../../brand/index.ts';
import { listCitedPages, updatePageKinds } from '../page-kinds.queries.ts';

/**
 * Decides again of every cited page whether it is the brand's own or a competitor's, where that can have changed; returns the
 * answers whose pages did.
 */
export async function rebuildPageKinds(
  tx: Transaction,
  accountId: AccountId,
  { before, after }: { before: BrandNamesSnapshot; after: BrandNamesSnapshot },
): Promise<string[]> {
  const hosts = [before, after].flatMap((names) =>
    [names, ...names.competitors].flatMap(({ domain }) => (domain === null ? [] : [domain])),
  );
  const sites = citationsOf(
    [...new Set(hosts)].map((host) => `https://${host}`),
    after,
  ).flatMap(({ domain }) => (domain === null ? [] : [domain]));
  if (sites.length === 0) return [];
  const pages = await listCitedPages(tx, accountId, [...new Set(sites)]);
  const changed = pages.flatMap(({ url, kind }) => {
    const known = citationsOf([url], after)[0]?.kind ?? 'third_party';
    return known === kind ? [] : [{ url, kind: known }];
  });
  return changed.length === 0 ? [] : updatePageKinds(tx, accountId, changed);
}

/** Whose pages these are, by the engine itself. */
function citationsOf(urls: string[], names: BrandNamesSnapshot) {
  const { competitors, ...brand } = names;
  const sources = urls.map((url) => ({ url }));
  return detectMentions({ answer: '', brand, competitors, sources }).citations;
}
