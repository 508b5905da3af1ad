import type { JobList as Jobs } from '@answerscope/contract';
import { IconClockCog } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { JobList } from '../../features/admin/jobs/job-list.tsx';
import { toJobSearch } from '../../features/admin/jobs/job-search.ts';
import { ListPage } from '../../features/admin/list-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/jobs');

const LISTS = [
  { value: 'failed', label: messages.failed },
  { value: 'waiting', label: messages.waiting },
] as const;
const EMPTY: Record<Jobs, { title: string; text: string }> = {
  failed: {
    title: messages.noFailedJobs,
    text: messages.aJobWhoseLastTry,
  },
  waiting: {
    title: messages.noWaitingJobs,
    text: messages.mailsWebhooksAndRegularWork,
  },
};

/** The work that happens later: what failed for the last time, and what is still to be done. */
export function AdminJobsPage() {
  const { list = 'failed', page } = toJobSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const jobs = useQuery({
    ...queries.list_jobs.queryOptions({ input: { list, page } }),
    placeholderData: keepPreviousData,
  });
  const show = (shown: Jobs, replace: boolean, page?: number) =>
    void navigate({ search: { list: shown === 'failed' ? undefined : shown, page }, replace });
  return (
    <ListPage
      title={messages.jobs}
      answer={({ total }) => messages.jobsInList({ list, count: total })}
      loading={messages.loadingJobs}
      failure={messages.theJobsNotLoaded}
      actions={
        <>
          <ButtonLink to="/admin/runs">{messages.runs}</ButtonLink>
          <ButtonLink to="/admin/mails">{messages.mails}</ButtonLink>
        </>
      }
      filters={
        <Segmented
          label={messages.jobs}
          hidesLabel
          value={list}
          options={LISTS}
          onChange={(value) => show(value, true)}
        />
      }
      list={jobs}
      empty={<EmptyState Icon={IconClockCog} {...EMPTY[list]} />}
      rows={(rows) => <JobList jobs={rows} />}
      page={page}
      onPage={(shown, replace) => show(list, replace, shown)}
    />
  );
}
