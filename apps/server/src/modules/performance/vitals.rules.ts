import type { PerformanceReport, Vital, VitalTimes } from '@answerscope/contract';

/**
 * Up to where a vital is good, and above where it is poor: LCP and INP in milliseconds, CLS without a unit. The limits,
 * and that three of four pages count, are those of https://web.dev/articles/vitals (Core Web Vitals).
 */
export const VITAL_LIMITS: Readonly<Record<Vital, { good: number; poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
};

/** Of fewer pages neither a share nor what three of four stay below says anything. */
export const VITAL_SAMPLES_MIN = 20;

/** A vital as it was measured. */
export interface MeasuredVital {
  name: Vital;
  samples: number;
  p75: number | null;
  good: number;
  poor: number;
}

/** What is told of a vital: how many samples there are, and the rest only where they are enough. */
export function toVitalTimes({ name, samples, p75, good, poor }: MeasuredVital): VitalTimes {
  if (samples < VITAL_SAMPLES_MIN)
    return {
      name,
      samples,
      p75: null,
      good_percent: null,
      needs_improvement_percent: null,
      poor_percent: null,
    };
  const percent = (part: number) => (100 * part) / samples;
  return {
    name,
    samples,
    p75,
    good_percent: percent(good),
    needs_improvement_percent: percent(samples - good - poor),
    poor_percent: percent(poor),
  };
}

type Page = PerformanceReport['browsers']['pages'][number];

/** What is told of a page: of each vital only what was measured often enough. */
export function toPageVitals({
  lcp,
  inp,
  cls,
  ...page
}: Page & { lcp: number; inp: number; cls: number }): Page {
  const shown = (samples: number, value: number | null) => (samples < VITAL_SAMPLES_MIN ? null : value);
  return {
    ...page,
    lcp_p75: shown(lcp, page.lcp_p75),
    inp_p75: shown(inp, page.inp_p75),
    cls_p75: shown(cls, page.cls_p75),
  };
}

/** Events and their times, where there are enough of them. */
export function toBrowserEvents(events: PerformanceReport['browsers']['events']) {
  return events.map((event) =>
    event.samples < VITAL_SAMPLES_MIN ? { ...event, p50_ms: null, p75_ms: null } : event,
  );
}
