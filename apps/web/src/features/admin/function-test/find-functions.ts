import type { ListedFunction } from '@answerscope/contract';
import type { FunctionSearch } from './function-search.ts';

/** Functions of one domain, such as 'tags'. */
export interface FunctionGroup {
  name: string;
  functions: ListedFunction[];
}

/** The functions that have all words in their name, address or summary, by their domain. */
export function findFunctions(
  functions: readonly ListedFunction[],
  { q = '', kind }: Pick<FunctionSearch, 'q' | 'kind'>,
): FunctionGroup[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = functions.filter((one) => {
    const spaced = one.name.replaceAll('_', ' ');
    const text = `${one.name} ${spaced} ${one.method} ${one.path} ${one.summary}`.toLowerCase();
    return (kind === undefined || one.kind === kind) && words.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ name }) => name.split('.')[0] ?? name);
  return [...groups].map(([name, listed]) => ({ name, functions: listed }));
}

/** A function's own name in its domain: 'get_user_details' of 'admin.run_admin_operation:get_user_details'. */
export function ownName(name: string): string {
  const [call = '', operation] = name.split(':');
  return operation ?? call.split('.').slice(1).join('.');
}
