import {
  type BrowserEvent,
  numberInWords,
  type PageVitals,
  type PerformanceReport,
  type UserAction,
  type VitalTimes,
} from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconMoonStars, IconX } from '@tabler/icons-react';
import { richText } from '../../../lib/rich-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import * as messages from './messages.ts';
import { percentInWords, timeInWords, UNTOLD, vitalInWords } from './performance-in-words.ts';
import { ratingOf, VITAL_NAMES } from './vital-rating.ts';

const RATINGS = {
  good: { label: messages.good, Icon: IconCheck, tone: 'positive' },
  needs_improvement: { label: messages.needsImprovement, Icon: IconAlertTriangle, tone: 'warning' },
  poor: { label: messages.poor, Icon: IconX, tone: 'negative' },
  untold: { label: messages.tooFewSamples, Icon: IconMoonStars },
} as const;

const percent = (
  key: 'good_percent' | 'needs_improvement_percent' | 'poor_percent',
  header: string,
): Column<VitalTimes> => ({ key, header, align: 'end', cell: (row) => percentInWords(row[key]) });

const VITALS: readonly Column<VitalTimes>[] = [
  { key: 'name', header: messages.vital, isMain: true, cell: ({ name }) => `${VITAL_NAMES[name]} (${name})` },
  { key: 'rating', header: messages.rating, cell: (vital) => <Badge {...RATINGS[ratingOf(vital)]} /> },
  {
    key: 'p75',
    header: 'p75',
    align: 'end',
    cell: ({ name, p75 }) => vitalInWords(name, p75),
  },
  percent('good_percent', messages.good),
  percent('needs_improvement_percent', messages.needsImprovement),
  percent('poor_percent', messages.poor),
  {
    key: 'samples',
    header: messages.samples,
    align: 'end',
    cell: ({ samples }) => numberInWords(samples),
  },
];

const PAGES: readonly Column<PageVitals>[] = [
  { key: 'path', header: messages.page, isMain: true, cell: ({ path }) => <code>{path}</code> },
  { key: 'lcp', header: messages.lcp, align: 'end', cell: ({ lcp_p75 }) => vitalInWords('LCP', lcp_p75) },
  { key: 'inp', header: messages.inp, align: 'end', cell: ({ inp_p75 }) => vitalInWords('INP', inp_p75) },
  { key: 'cls', header: messages.cls, align: 'end', cell: ({ cls_p75 }) => vitalInWords('CLS', cls_p75) },
  {
    key: 'samples',
    header: messages.samples,
    align: 'end',
    cell: ({ samples }) => numberInWords(samples),
  },
];

const EVENTS: Readonly<Record<BrowserEvent, string>> = {
  navigation: messages.anotherPageProgramOpened,
  long_task: messages.aPageCouldNotAnswer,
};
const ACTIONS: Readonly<Record<UserAction, string>> = {
  login: messages.signIn,
  logout: messages.signOut,
  error: messages.errorReported,
  purchase: messages.purchaseConfirmed,
};

type Besides = { id: string; name: string; times: number; p50: string; p75: string };
const BESIDES: readonly Column<Besides>[] = [
  { key: 'name', header: messages.what, isMain: true, cell: ({ name }) => name },
  { key: 'p50', header: messages.halfWithin, align: 'end', cell: ({ p50 }) => p50 },
  { key: 'p75', header: 'p75', align: 'end', cell: ({ p75 }) => p75 },
  { key: 'times', header: messages.times, align: 'end', cell: ({ times }) => numberInWords(times) },
];

/** What one session in twenty measured and besides: vitals, the pages they are of, what took time and what people did. */
export function BrowserTables({ vitals, pages, events, actions }: PerformanceReport['browsers']) {
  const besides: Besides[] = [
    ...events.map(({ type, samples, p50_ms, p75_ms }) => ({
      id: type,
      name: EVENTS[type],
      times: samples,
      p50: timeInWords(p50_ms),
      p75: timeInWords(p75_ms),
    })),
    ...actions.map(({ action, times }) => ({
      id: action,
      name: ACTIONS[action],
      times,
      p50: UNTOLD,
      p75: UNTOLD,
    })),
  ];
  return (
    <>
      <p className="quiet">
        {richText(
          messages.howMeasured({ link: (text) => <a href="https://web.dev/articles/vitals">{text}</a> }),
        )}
      </p>
      <DataTable label={messages.vitals} columns={VITALS} rows={vitals} rowKey={({ name }) => name} />
      {pages.length > 0 && (
        <DataTable label={messages.vitalsByPage} columns={PAGES} rows={pages} rowKey={({ path }) => path} />
      )}
      {besides.length > 0 && (
        <DataTable
          label={messages.furtherMeasures}
          columns={BESIDES}
          rows={besides}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}
