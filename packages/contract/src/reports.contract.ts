import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Channel } from './channels.ts';
import { csvFile } from './csv-file.ts';
import { DayRangeText } from './day-range-query.ts';
import { KEYWORD_FILTERS, KEYWORD_GROUP } from './keywords.contract.ts';
import { LIMITS } from './limits.ts';
import {
  KeywordEvidence,
  KeywordHistory,
  ReportDetail,
  ReportKeywordFilter,
  ReportKeywordSort,
  ReportSummary,
} from './reports.ts';
import { plainText } from './text.ts';

export const reportsContract = {
  list_reports: oc
    .route({ method: 'GET', path: '/api/reports', tags: ['reports'], summary: 'My reports, newest first' })
    .input(
      z.strictObject({
        channel: Channel.optional(),
        /** Reports older than this one. */
        before: z.uuid().optional(),
        page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
      }),
    )
    .output(
      z.object({ items: z.array(ReportSummary).max(LIMITS.page_size_max), next_before: z.uuid().nullable() }),
    ),
  get_report: oc
    .route({
      method: 'GET',
      path: '/api/reports/{id}',
      tags: ['reports'],
      summary: 'One report with its keywords',
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        /** Over which days a trend is waited for; every number of the report stays its own. */
        range: DayRangeText.optional(),
        show: ReportKeywordFilter.optional(),
        /** Text in the keyword, whatever its case. */
        search: plainText(LIMITS.keyword_text_max).trim().max(LIMITS.keyword_text_max).optional(),
        /** Only which keywords are listed follows from these: the numbers of the report stay those of all of them. */
        ...KEYWORD_GROUP,
        sort: ReportKeywordSort.default('keyword'),
        order: z.enum(['asc', 'desc']).default('asc'),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
        page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
      }),
    )
    .output(ReportDetail),
  export_report: oc
    .route({
      method: 'GET',
      path: '/api/reports/{id}/csv',
      tags: ['reports'],
      summary: 'The keywords of a report as a CSV file',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(csvFile),
  export_visibility_results: oc
    .route({
      method: 'GET',
      path: '/api/visibility-results/csv',
      tags: ['reports'],
      summary: 'The newest results as a CSV file',
      outputStructure: 'detailed',
    })
    /** Of the channel asked for, else of all; of the keywords that the list shows with the same filters. */
    .input(z.strictObject(KEYWORD_FILTERS))
    .output(csvFile),
  get_keyword_history: oc
    .route({
      method: 'GET',
      path: '/api/keywords/{id}/history',
      tags: ['reports'],
      summary: 'A keyword over a range of days, and in its reports',
    })
    .input(z.strictObject({ id: z.uuid(), range: DayRangeText.optional() }))
    .output(KeywordHistory),
  get_keyword_evidence: oc
    .route({
      method: 'GET',
      path: '/api/keywords/{id}/evidence',
      tags: ['reports'],
      summary: 'Who is mentioned and what is cited in the answers of a range to a keyword',
    })
    .input(z.strictObject({ id: z.uuid(), range: DayRangeText.optional() }))
    .output(KeywordEvidence),
};
