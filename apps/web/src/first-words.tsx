import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { importTitle } from './domain/installation/import-in-words.ts';
import { judgedNames } from './domain/names/judged-names.ts';
import { HelpRoom } from './domain/product/help-link.tsx';
import { ChannelCards } from './features/dashboard/channel-cards.tsx';
import { visibilityInWords } from './features/dashboard/dashboard-headline.ts';
import { FirstLineWords } from './features/dashboard/first-line.tsx';
import { ShellOutline } from './features/shell/shell-outline.tsx';
import { readSidebarState } from './features/shell/sidebar-state.ts';
import { type BroughtAnswers, broughtAnswersHtml } from './lib/brought-answers.ts';
import { moreEarlyReadsScript } from './lib/early-reads.ts';
import { BROUGHT_READS } from './page-reads.ts';
import * as dashboard from './pages/dashboard/messages.ts';
import * as home from './pages/home/messages.ts';
import { Button } from './ui/button.tsx';
import { FirstWords } from './ui/first-words.tsx';
import { LeadLine } from './ui/lead-line.tsx';
import { PageFrame, Panel } from './ui/page-frame.tsx';
import { Skeleton } from './ui/states.tsx';

/** What the server says of a page to the person who asks for it, before the page's program is there. */
export interface PageFirstWords {
  /** What must be read for it, of the person and in the person's name. */
  reads: readonly string[];
  /** What stands in the page as it is rendered for everybody. */
  place: string;
  /** Takes its place when what must be read was not there in time: the browser then reads it itself. */
  fallback: string;
  /** Takes its place when it was: the page's title and headline, and the answers for the program. */
  render(answers: Record<string, unknown>, cookies: string): string;
}

const PAGES = {
  '/tracker': { route: '/_app/tracker/', Outline: HomeOutline },
  '/tracker/dashboard': { route: '/_app/tracker/dashboard', Outline: DashboardOutline },
} as const;

/** The first words of the page with this path; null for a page that has none. */
export function firstWordsOf(path: string): PageFirstWords | null {
  const page = Object.entries(PAGES).find(([of]) => of === path)?.[1];
  const reads = page && BROUGHT_READS[page.route];
  if (!page || !reads) return null;
  const place = renderToStaticMarkup(<FirstWords />);
  return {
    reads,
    place,
    fallback: fill(place, (waiting) => `${waiting}<script>${moreEarlyReadsScript(reads)}</script>`),
    render: (found, cookies) => {
      const answers = found as unknown as BroughtAnswers;
      const Outline = isImporting(answers) ? ImportOutline : page.Outline;
      const outline = renderToStaticMarkup(
        <ShellOutline
          isExpanded={readSidebarState(cookies) === 'expanded'}
          isSidebarShown={answers['/api/profile'].shows_sidebar}
        >
          <Outline {...answers} />
        </ShellOutline>,
      );
      return fill(place, () => outline + broughtAnswersHtml(answers));
    },
  };
}

function fill(place: string, content: (before: string) => string): string {
  return place.replace(
    /^(<div[^>]*>)(.*)(<\/div>)$/s,
    (_, start: string, before: string, end: string) => start + content(before) + end,
  );
}

/** As the dashboard begins; what depends on the moment or can be used waits for the program. */
function DashboardOutline(answers: BroughtAnswers) {
  return (
    <PageFrame
      title={dashboard.dashboard}
      help={<HelpRoom />}
      answer={<LeadLine lines={2} words={visibilityInWords(...saidOf(answers))} />}
      freshness={<Skeleton width="160px" />}
      actions={isPathDone(answers) && <Kept>{dashboard.checkAll}</Kept>}
    >
      {hasChecked(answers) && <ChannelCards channels={null} />}
    </PageFrame>
  );
}

/** As the home begins. */
function HomeOutline(answers: BroughtAnswers) {
  return (
    <PageFrame
      title={home.welcomeBackName({ name: answers['/api/profile'].full_name })}
      help={<HelpRoom />}
      answer={<HomeLine {...answers} />}
      actions={<Kept>{home.openTheDashboard}</Kept>}
    >
      {isPathDone(answers) && (
        <Panel title={home.whatChanged}>
          <Skeleton height="68px" />
        </Panel>
      )}
    </PageFrame>
  );
}

const isImporting = (answers: BroughtAnswers): boolean =>
  answers['/api/installation'].history_import?.has_failed === false;

/** What stands in place of a page whose history is on its way. */
function ImportOutline({ '/api/installation': { history_import } }: BroughtAnswers) {
  return history_import && <PageFrame title={importTitle(history_import)}>{null}</PageFrame>;
}

function HomeLine(answers: BroughtAnswers) {
  const [dashboard, company, timeZone] = saidOf(answers);
  return <FirstLineWords dashboard={dashboard} company={company} timeZone={timeZone} />;
}

function saidOf(answers: BroughtAnswers): [BroughtAnswers['/api/dashboard'], string, string] {
  const names = judgedNames(answers['/api/profile'], answers['/api/judgements']);
  return [answers['/api/dashboard'], names.company, answers['/api/profile'].time_zone];
}

const hasChecked = (answers: BroughtAnswers): boolean =>
  answers['/api/dashboard'].channels.some(({ results }) => results.keywords > 0);

function isPathDone(answers: BroughtAnswers): boolean {
  return answers['/api/dashboard'].channels.some(({ latest }) => latest !== null);
}

/** Keeps the room of a button that comes with the program, so that the words beside it stay where they are. */
function Kept({ children }: { children: ReactNode }) {
  return (
    <span style={{ visibility: 'hidden' }} aria-hidden="true">
      <Button tabIndex={-1}>{children}</Button>
    </span>
  );
}
