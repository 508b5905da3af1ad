import type { Dashboard } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChangeMark } from '../../domain/rate/change-mark.tsx';
import { changePlace } from '../../domain/rate/change-place.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { LeadLine } from '../../ui/lead-line.tsx';
import { dashboardHeadline } from './dashboard-headline.ts';
import * as messages from './messages.ts';

interface FirstLineProps {
  dashboard: Pick<Dashboard, 'channels' | 'changes'>;
  company: string;
}

/** The first line of home. A significant change opens its answers. */
export function FirstLine({ dashboard, company }: FirstLineProps) {
  const line = <FirstLineWords dashboard={dashboard} company={company} timeZone={useTimeZone()} />;
  const [largest] = dashboard.changes.items;
  return largest ? <Link {...changePlace(largest)}>{line}</Link> : line;
}

/** The first line of home without its link, as the server writes it. */
export function FirstLineWords({
  dashboard,
  company,
  timeZone,
}: FirstLineProps & { timeZone: string | undefined }) {
  const [largest] = dashboard.changes.items;
  return (
    <LeadLine
      figure={
        largest && (
          <ChangeMark
            verdict={largest.verdict}
            sizes={{ before: largest.before, now: largest.after }}
            explains={false}
            isLarge
          />
        )
      }
      unit={largest && messages.points}
      words={dashboardHeadline(dashboard, company, timeZone)}
    />
  );
}
