import type { JobList as Jobs } from '@answerscope/contract';
import { IconClockCog } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { JobList } from '../../features/admin/jobs/job-list.tsx';
import { toJobSearch } from '../../features/admin/jobs/job-search.ts';
import { ListPage } from '../../features/admin/list-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/jobs');

const LISTS = [
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
] as const;
const EMPTY: Record<Jobs, { title: string; text: string }> = {
  failed: {
    title: 'No failed jobs',
    text: 'A job whose last try failed is listed here for a week, and can be tried again.',
  },
  waiting: {
    title: 'No waiting jobs',
    text: 'Mails, webhooks and regular work are listed here until they are done.',
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
      title="Jobs"
      answer={({ total }) => counted(total, `${list} job`)}
      loading="Loading jobs..."
      failure="The jobs could not be loaded"
      actions={
        <>
          <ButtonLink to="/admin/runs">Runs</ButtonLink>
          <ButtonLink to="/admin/mails">Mails</ButtonLink>
        </>
      }
      filters={
        <Segmented
          label="Jobs"
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
