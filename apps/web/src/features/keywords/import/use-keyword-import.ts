import { IMPORTED_TEXT_MAX } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../../lib/app-clients.tsx';
import type { KeywordRow } from './keyword-row.ts';

const cut = (text: string) => text.slice(0, IMPORTED_TEXT_MAX);
const sent = (rows: readonly KeywordRow[]) =>
  rows.map(({ keyword, topic, question, tags }) => ({
    keyword: cut(keyword),
    topic: topic && cut(topic),
    question: question && cut(question),
    tags: tags && cut(tags),
  }));

/** What would happen to a list; nothing is saved. */
export function usePreviewImport() {
  const { api } = useAppClients();
  return useMutation({
    mutationFn: (rows: readonly KeywordRow[]) =>
      api.keywords.import_keywords({ keywords: sent(rows), dry_run: true }),
    meta: { showsOwnErrors: true },
  });
}

/** Adds what is valid of a list; a list that was whole in its preview is added whole or not at all. */
export function useCommitImport() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: ({ rows, isWhole }: { rows: readonly KeywordRow[]; isWhole: boolean }) =>
      api.keywords.import_keywords({ keywords: sent(rows), mode: isWhole ? 'all_or_none' : 'valid_rows' }),
    meta: { showsOwnErrors: true },
    onSettled: () => refreshAfter({ type: 'keywords_changed' }),
  });
}
