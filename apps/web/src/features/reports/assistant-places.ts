import { REPORT_KEYWORDS_ID } from './report-search.ts';

/** Where on the page of an assistant its parts stand. */
export const ASSISTANT_PLACES = { trend: 'trend', keywords: REPORT_KEYWORDS_ID, answers: 'answers' } as const;
