import { counted } from '../../../lib/counted.ts';

interface Kept {
  keywords: number;
  keywords_paused: number;
}

/** What another keyword limit does to a user's keywords; null is no limit. */
export function keywordsTouched({ keywords, keywords_paused }: Kept, limit: number | null): string {
  const active = keywords - keywords_paused;
  const room = limit === null ? keywords : Math.min(limit, keywords);
  if (room < active) return `${counted(active - room, 'keyword')} will be paused, the newest first.`;
  if (room > active) return `${counted(room - active, 'paused keyword')} will go on.`;
  return `0 of ${counted(keywords, 'keyword')} will be paused.`;
}
