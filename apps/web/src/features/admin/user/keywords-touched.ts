import * as messages from './messages.ts';

interface Kept {
  keywords: number;
  keywords_paused: number;
}

/** What another keyword limit does to a user's keywords; null is no limit. */
export function keywordsTouched({ keywords, keywords_paused }: Kept, limit: number | null): string {
  const active = keywords - keywords_paused;
  const room = limit === null ? keywords : Math.min(limit, keywords);
  if (room < active) return messages.keywordsWillBePaused({ count: active - room });
  if (room > active) return messages.pausedKeywordsWillGoOn({ count: room - active });
  return messages.noneWillBePaused({ keywords });
}
