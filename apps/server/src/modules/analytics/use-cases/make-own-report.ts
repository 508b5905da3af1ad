import type { AnalyticsReport, OwnReportType, RangeOfDays } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { readAlikeCounts } from '../../ranges/index.ts';
import { compareRanges, type RangeNumbers, rangesOfDays, type Span } from '../analytics.rules.ts';
import { countCompetitors } from '../own-competitors.queries.ts';
import {
  bothSides,
  byChannel,
  dayRates,
  dayVoices,
  type OwnCounts,
  rateChart,
  rateNumbersOf,
  ratesOf,
  type Sides,
  voicesOf,
  within,
} from '../own-numbers.rules.ts';
import {
  countAdded,
  countFlipped,
  countKept,
  countReports,
  keywordNumbers,
  listIntents,
  REPORT_CHANNEL,
  REPORT_DAY,
} from '../visibility.queries.ts';

interface OwnRows {
  accountId: AccountId;
  own: OwnCounts;
  spans: Sides<Span>;
}

type Reader = (tx: Transaction, rows: OwnRows) => Promise<Sides<RangeNumbers>>;

const READERS: Readonly<Record<OwnReportType, Reader>> = {
  'visibility-trends': readVisibility,
  'channel-performance': readChannels,
  'keyword-analysis': readKeywords,
  'competitive-analysis': readCompetitors,
};

/** A report over the rows of one user. Its rates count the answers of the headlines, by the same functions. */
export async function makeOwnReport(
  tx: Transaction,
  {
    report_type,
    range,
    now,
    accountId,
  }: { report_type: OwnReportType; range: RangeOfDays; now: Date; accountId: AccountId },
): Promise<AnalyticsReport> {
  const ranges = rangesOfDays(range);
  const spans = { now: ranges.span, before: ranges.spanBefore };
  const own = { counts: await readAlikeCounts(tx, accountId, range), range };
  const made = await READERS[report_type](tx, { accountId, own, spans });
  return compareRanges(report_type, ranges, {
    numbers: made.now,
    numbersBefore: made.before,
    madeAt: now,
  });
}

/** Reads the same of both sides. */
async function readSides<One>(
  spans: Sides<Span>,
  accountId: AccountId,
  read: (counted: { span: Span; whose: string }) => Promise<One>,
): Promise<Sides<One>> {
  const now = await read({ span: spans.now, whose: accountId });
  return { now, before: await read({ span: spans.before, whose: accountId }) };
}

async function readVisibility(tx: Transaction, { own, spans, accountId }: OwnRows) {
  const reported = await readSides(spans, accountId, (of) => countReports(tx, of, REPORT_DAY));
  const flipped = await readSides(spans, accountId, (of) => countFlipped(tx, of));
  const rates = ratesOf(own);
  const days = await dayRates(own);
  return bothSides((side): RangeNumbers => {
    const rows = reported[side].flatMap(({ name, reports }) => {
      const values = { ...(days.get(name ?? '') ?? rateNumbersOf(null)), reports };
      return name === null ? [] : [{ name, currency: null, values }];
    });
    const values = { ...rates[side], ...changesOf(null, reported[side], flipped[side]) };
    return {
      totals: [{ currency: null, values }],
      rows,
      charts: [rateChart(new Map(rows.map((row) => [row.name, row.values])))],
    };
  });
}

async function readChannels(tx: Transaction, { own, spans, accountId }: OwnRows) {
  const reported = await readSides(spans, accountId, (of) => countReports(tx, of, REPORT_CHANNEL));
  const flipped = await readSides(spans, accountId, (of) => countFlipped(tx, of));
  const linesOf = (channel: string | null, counted: OwnCounts) => {
    const [rates, voices] = [ratesOf(counted), voicesOf(counted)];
    return bothSides((side) => ({
      ...rates[side],
      ...changesOf(channel, reported[side], flipped[side]),
      share_of_voice: voices[side],
    }));
  };
  const all = linesOf(null, own);
  const channels = await Promise.all(
    byChannel(own).map(async (one) => ({
      ...one,
      values: linesOf(one.channel, one.own),
      days: await dayRates(one.own),
    })),
  );
  return bothSides((side): RangeNumbers => {
    const asked = channels.filter(({ channel }) => reported[side].some(({ name }) => name === channel));
    return {
      totals: [{ currency: null, values: all[side] }],
      rows: asked.map(({ name, values }) => ({ name, currency: null, values: values[side] })),
      charts: asked.map(({ name, days }) => ({ name, ...rateChart(days) })),
    };
  });
}

async function readKeywords(tx: Transaction, { own, spans, accountId }: OwnRows) {
  const intents = await listIntents(tx, accountId);
  const kept = await readSides(spans, accountId, (of) => countKept(tx, of));
  const added = await readSides(spans, accountId, (of) => countAdded(tx, of));
  const measuredOf = (intent: string | null) => {
    const counts = own.counts.filter(
      ({ keyword_id }) => intent === null || intents.get(keyword_id) === intent,
    );
    const [sides, rates] = [within({ ...own, counts }), ratesOf({ ...own, counts })];
    return bothSides((side) => ({
      keywords_measured: new Set(sides[side].map(({ keyword_id }) => keyword_id)).size,
      ...rates[side],
    }));
  };
  const names = [...kept.now, ...kept.before].map(({ name }) => name);
  const measured = new Map([...new Set(names)].map((name) => [name, measuredOf(name)]));
  return bothSides((side) =>
    keywordNumbers(kept[side], added[side], (intent) => measured.get(intent)?.[side] ?? {}),
  );
}

async function readCompetitors(tx: Transaction, { own, accountId }: OwnRows) {
  const { range } = own;
  const named = {
    now: await countCompetitors(tx, accountId, { range, isBefore: false }),
    before: await countCompetitors(tx, accountId, { range, isBefore: true }),
  };
  const [sides, voices] = [within(own), voicesOf(own)];
  return bothSides((side): RangeNumbers => {
    const mentions = (of: 'brand_mentions' | 'competitor_mentions') =>
      sides[side].reduce((sum, one) => sum + one[of], 0);
    const values = {
      share_of_voice: voices[side],
      brand_mentions: mentions('brand_mentions'),
      competitor_mentions: mentions('competitor_mentions'),
      competitors: named[side].length,
    };
    const days = dayVoices({ range, counts: sides[side] });
    return {
      totals: [{ currency: null, values }],
      rows: named[side].map(({ name, ...values }) => ({ name, currency: null, values })),
      charts: [{ measure: 'share_of_voice', currency: null, days }],
    };
  });
}

/** Reports, and keywords newly and no longer mentioned, of an assistant or of all where it is null. */
function changesOf(
  name: string | null,
  reported: Awaited<ReturnType<typeof countReports>>,
  flipped: Awaited<ReturnType<typeof countFlipped>>,
) {
  const flips = flipped.find((one) => one.name === name);
  return {
    reports: reported.find((one) => one.name === name)?.reports ?? 0,
    newly_named: flips?.newly_named ?? 0,
    no_longer_named: flips?.no_longer_named ?? 0,
  };
}
