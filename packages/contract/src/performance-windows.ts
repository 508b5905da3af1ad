/** The windows that can be looked at, in minutes, and how long one step of their charts is. */
export const PERFORMANCE_WINDOWS = {
  '15m': { minutes: 15, step_minutes: 1 },
  '60m': { minutes: 60, step_minutes: 1 },
  '24h': { minutes: 1_440, step_minutes: 30 },
  '7d': { minutes: 10_080, step_minutes: 240 },
  '30d': { minutes: 43_200, step_minutes: 1_440 },
} as const;
export type PerformanceWindow = keyof typeof PERFORMANCE_WINDOWS;

/** Specification 9. */
export const DEFAULT_PERFORMANCE_WINDOW: PerformanceWindow = '60m';
