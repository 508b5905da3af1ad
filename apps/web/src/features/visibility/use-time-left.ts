import type { Run } from '@answerscope/contract';
import { useEffect, useState } from 'react';
import { secondsLeft } from './describe-run.ts';

const REDRAW_MS = 5_000;

/** Seconds that a run probably still takes, told anew every few seconds; null where nothing can be said, or no run is given. */
export function useTimeLeft(run: Run | undefined): number | null {
  const [now_ms, setNow] = useState(() => Date.now());
  const [progress, setProgress] = useState({ id: run?.id, processed: run?.processed, at_ms: now_ms });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, []);
  if (progress.id !== run?.id || progress.processed !== run?.processed) {
    const at_ms = Date.now();
    setNow(at_ms);
    setProgress({ id: run?.id, processed: run?.processed, at_ms });
  }
  return run ? secondsLeft(run, { now_ms, progressed_ms: progress.at_ms }) : null;
}
