import type { Dashboard } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChangeMark } from '../../domain/rate/change-mark.tsx';
import { changePlace } from '../../domain/rate/change-place.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { LeadLine } from '../../ui/lead-line.tsx';
import { dashboardHeadline } from './dashboard-headline.ts';

/** What home says first; the largest change opens the answers that show it. */
export function FirstLine({
  dashboard,
  company,
}: {
  dashboard: Pick<Dashboard, 'channels' | 'changes'>;
  company: string;
}) {
  const words = dashboardHeadline(dashboard, company, useTimeZone());
  const [largest] = dashboard.changes.items;
  if (!largest) return <LeadLine words={words} />;
  const { verdict, before, after: now } = largest;
  return (
    <Link {...changePlace(largest)}>
      <LeadLine
        figure={<ChangeMark verdict={verdict} sizes={{ before, now }} explains={false} isLarge />}
        words={words}
      />
    </Link>
  );
}
