import type { Dashboard } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { changePlace } from '../../domain/rate/change-place.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { dashboardHeadline } from './dashboard-headline.ts';

/** What home and dashboard say first; the largest change opens the answers that show it. */
export function FirstLine({
  dashboard,
  company,
}: {
  dashboard: Pick<Dashboard, 'channels' | 'changes'>;
  company: string;
}) {
  const words = dashboardHeadline(dashboard, company, useTimeZone());
  const [largest] = dashboard.changes.items;
  return largest ? <Link {...changePlace(largest)}>{words}</Link> : words;
}
