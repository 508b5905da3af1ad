import { expect, it } from 'vitest';
import { reportNotice } from './report-notice.ts';

it('tells a new report in the words of the specification', () => {
  const revision = { improved_keywords: 3, declined_keywords: 1, percentage_mentioned: 37.5 };
  expect(reportNotice({ revision })).toEqual({
    title: 'Report Generated',
    description: '3 keywords improved, 1 keywords declined. Total visibility: 38%',
  });
});
