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
    const text = `${one.name} ${titleOf(one.name)} ${one.method} ${one.path} ${one.summary}`.toLowerCase();
    return (kind === undefined || one.kind === kind) && words.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ name }) => name.split('.')[0] ?? name);
  return [...groups].map(([name, listed]) => ({ name, functions: listed }));
}

/** What a function is called: 'Get user details' of 'admin.run_admin_operation:get_user_details'. */
export function titleOf(name: string): string {
  const [call = '', operation] = name.split(':');
  const words = (operation ?? call.split('.').slice(1).reverse().join(' ')).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
