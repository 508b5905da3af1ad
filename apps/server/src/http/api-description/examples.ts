import type { OpenAPI } from '@orpc/contract';
import {
  ANSWER,
  ANSWER_SUMMARY,
  CHECK,
  KEYWORD,
  KEYWORD_PAGE,
  REPORT,
  REPORT_SUMMARY,
  RUN,
  STARTED_RUN,
} from './example-data.ts';

interface Example {
  request?: unknown;
  response: unknown;
}

const CHECKED = {
  request: { keyword: KEYWORD.keyword, companyName: 'Clinicflow' },
  response: CHECK,
};

/** Of the main job's operations, by their ids. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  'keywords.add_my_keyword': { request: { keyword_text: KEYWORD.keyword }, response: KEYWORD },
  'keywords.list_keywords': { response: KEYWORD_PAGE },
  'keywords.get_keyword': { response: KEYWORD },
  'checks.check_visibility': CHECKED,
  'checks.list_answers': { response: { items: [ANSWER_SUMMARY], next_before: null } },
  'checks.get_answer': { response: ANSWER },
  'runs.start_run': {
    request: { channels: ['openai'], keyword_ids: [KEYWORD.id], samples: 1 },
    response: STARTED_RUN,
  },
  'runs.get_run': { response: RUN },
  'reports.list_reports': { response: { items: [REPORT_SUMMARY], next_before: null } },
  'reports.get_report': { response: REPORT },
};

/** Puts an example beside the schema of a body, and of the answer. */
export function addExample({ operationId = '', requestBody, responses }: OpenAPI.OperationObject): void {
  const example = EXAMPLES[operationId];
  if (example === undefined) return;
  setExample(requestBody, example.request);
  setExample(responses?.['200'], example.response);
}

function setExample(holder: object | undefined, example: unknown): void {
  const { content } = (holder ?? {}) as { content?: Record<string, { example?: unknown }> };
  const media = content?.['application/json'];
  if (media !== undefined && example !== undefined) media.example = example;
}
