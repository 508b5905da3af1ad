import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { AnswerList } from '../../features/checks/answer-list.tsx';
import { AskOneQuestion } from '../../features/checks/ask-one-question.tsx';
import { FirstLine } from '../../features/dashboard/first-line.tsx';
import { FirstPath } from '../../features/dashboard/first-path.tsx';
import { tasksBesideChanges } from '../../features/dashboard/home-tasks.ts';
import { TaskList } from '../../features/dashboard/task-list.tsx';
import { useFirstPath } from '../../features/dashboard/use-first-path.ts';
import { Changes } from '../../features/reports/changes.tsx';
import { useHasCompetitors } from '../../features/reports/use-has-competitors.ts';
import { CheckKeywords } from '../../features/visibility/check-keywords.tsx';
import { RunCards } from '../../features/visibility/run-cards.tsx';
import { isUnderWay, runsToShow } from '../../features/visibility/run-states.ts';
import { useCheckAll } from '../../features/visibility/use-check-all.ts';
import { useRunInWords } from '../../features/visibility/use-run-in-words.ts';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { useTrackerBasis } from '../../features/visibility/use-tracker-basis.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useSession } from '../../lib/use-services.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import styles from './home-page.module.css';
import * as messages from './messages.ts';

const SHOWN_ANSWERS = 3;

/** The largest change in one line, then all changes, tasks and the newest answers. */
export function HomePage() {
  const queries = useQueries();
  const user = useSession();
  const dashboard = useQuery(queries.reports.get_dashboard.queryOptions(useRangeInput()));
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const names = useJudgedNames();
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const answers = useQuery(queries.checks.list_answers.queryOptions({ input: {} }));
  const noAnswers = failedLoad(answers);
  const runs = useRuns();
  useRunNotices(runs.data?.items);
  const hasCompetitors = useHasCompetitors(true);
  const timeZone = useTimeZone();
  const [isAsking, setAsking] = useState(false);
  const askAll = useCheckAll(() => setAsking(true));
  const isRunning = runs.data?.items.some(isUnderWay) ?? false;
  const path = useFirstPath(dashboard.data?.channels ?? null, { isRunning });
  const progress = useRunInWords(runs.data?.items);
  const { available } = useTrackerBasis();
  const fullName = profile.data?.full_name ?? user?.full_name;
  const failed = failedLoad(dashboard, profile, usage);
  if (failed) {
    return (
      <PageFrame title={messages.home} help={<HelpLink article="read-a-rate" />}>
        <ErrorState title={messages.yourHomeNotLoaded} {...failed} />
      </PageFrame>
    );
  }
  const areRunsRead = runs.data !== undefined || failedLoad(runs) !== null;
  const isLoaded =
    dashboard.data &&
    profile.data &&
    usage.data &&
    areRunsRead &&
    hasCompetitors !== undefined &&
    path !== undefined;
  const tasks = isLoaded
    ? tasksBesideChanges({ dashboard: dashboard.data, hasCompetitors: hasCompetitors !== false, timeZone })
    : undefined;
  const hasAnswers = dashboard.data?.channels.some(({ results }) => results.keywords > 0) ?? false;
  return (
    <PageFrame
      title={fullName ? messages.welcomeBackName({ name: fullName }) : messages.welcomeBack}
      help={<HelpLink article="read-a-rate" />}
      answer={
        isLoaded && names ? (
          <FirstLine dashboard={dashboard.data} company={names.company} />
        ) : (
          <LeadLine words={undefined} lines={3} />
        )
      }
      actions={<ButtonLink to="/tracker/dashboard">{messages.openTheDashboard}</ButtonLink>}
    >
      {/* Another key: what is loaded takes the place of its skeletons, nothing of them is moved. */}
      <Fragment key={isLoaded ? 'loaded' : 'loading'}>
        {path && isLoaded ? (
          <>
            <FirstPath
              {...path}
              progress={progress}
              onCheck={askAll}
              competitors={<AskOneQuestion {...path.facts} channel={available[0]} hasAnswers={hasAnswers} />}
            />
            <RunCards runs={runs} choose={(all) => runsToShow(all, Date.now())} />
          </>
        ) : (
          <RunCards runs={runs} />
        )}
        {path && isLoaded ? null : (
          <div className={styles.news}>
            <Panel title={messages.whatChanged}>
              <Changes dashboard={isLoaded ? dashboard.data : null} />
            </Panel>
            {tasks === null ? null : (
              <Panel title={messages.whatToDoNext}>
                {tasks ? <TaskList tasks={tasks} /> : <Skeleton height="140px" />}
              </Panel>
            )}
          </div>
        )}
        {(!isLoaded || (path ? path.hadChecked : hasAnswers)) && (
          <Panel title={messages.newestAnswers}>
            {noAnswers ? (
              <ErrorState title={messages.theNewestAnswersNotLoaded} {...noAnswers} />
            ) : (
              <AnswerList
                answers={answers.data?.items.slice(0, SHOWN_ANSWERS) ?? null}
                expected={SHOWN_ANSWERS}
              />
            )}
          </Panel>
        )}
      </Fragment>
      {isAsking && <CheckKeywords ids={null} onClose={() => setAsking(false)} />}
    </PageFrame>
  );
}
