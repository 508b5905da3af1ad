import type { AnswerCitation } from '../assistant.ts';
import { type ClaudeBlock, failedSearch, searchInput, searchResults } from './reply.ts';

/** The text of an answer cut into many blocks, with the cited blocks as claims. */
export function readText(content: readonly ClaudeBlock[]): { text: string; citations: AnswerCitation[] } {
  let text = '';
  const citations: AnswerCitation[] = [];
  for (const block of withoutNarration(content)) {
    const start = text.length;
    text += block.text ?? '';
    const span = { start, end: text.length, claim: block.text?.trim() || null };
    for (const { url, title } of block.citations ?? []) {
      if (url !== undefined) citations.push({ url, title: title ?? null, ...span });
    }
  }
  return { text, citations };
}

/**
 * The text blocks of the answer itself. What stands before the first search announces it; text between two searches
 * does too, unless it cites.
 */
function withoutNarration(content: readonly ClaudeBlock[]): ClaudeBlock[] {
  const passages = splitAtSearches(content);
  const last = passages.length - 1;
  return passages.filter((passage, index) => index === last || (index > 0 && passage.some(isCited))).flat();
}

/** Text blocks in groups: before the first search, between searches, after the last. */
function splitAtSearches(content: readonly ClaudeBlock[]): ClaudeBlock[][] {
  let current: ClaudeBlock[] = [];
  const passages = [current];
  for (const block of content) {
    if (block.type === 'server_tool_use') {
      current = [];
      passages.push(current);
    } else if (block.type === 'text') current.push(block);
  }
  return passages;
}

function isCited(block: ClaudeBlock): boolean {
  return (block.citations ?? []).length > 0;
}

/** What was searched and found. `error` is the code of the first search that failed, with a status of 200. */
export function readSearches(content: readonly ClaudeBlock[]) {
  const results = content.filter((block) => block.type === 'web_search_tool_result');
  const ended = results.flatMap((block) => {
    const list = searchResults.safeParse(block.content);
    return list.success ? [list.data] : [];
  });
  const failures = results.flatMap((block) => failedSearch.safeParse(block.content).data ?? []);
  const inputs = content
    .filter((block) => block.type === 'server_tool_use' && block.name === 'web_search')
    .flatMap((block) => searchInput.safeParse(block.input).data ?? []);
  return {
    pages: ended
      .flat()
      .flatMap(({ url, title }) => (url === undefined ? [] : [{ url, title: title ?? null }])),
    queries: [...new Set(inputs.map(({ query }) => query))],
    searched: ended.length > 0,
    error: failures[0]?.error_code ?? null,
  };
}
