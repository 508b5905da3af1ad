import { IconMail } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '../../features/admin/list-page.tsx';
import { MailFilters } from '../../features/admin/mails/mail-filters.tsx';
import { type MailSearch, toMailSearch } from '../../features/admin/mails/mail-search.ts';
import { MailTable } from '../../features/admin/mails/mail-table.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { isSameStep } from '../../lib/typed-text.ts';
import { NoMatch } from '../../ui/no-match.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/mails');

/** The mails of the last 30 days: to whom, and whether they were sent. */
export function AdminMailsPage() {
  const search = toMailSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const { page = 1, search: text, state } = search;
  const list = useQuery({
    ...queries.list_mails.queryOptions({
      input: { page, ...(text && { search: text }), ...(state && { state }) },
    }),
    placeholderData: keepPreviousData,
  });
  const show = (next: MailSearch, replace = isSameStep(search, next)) =>
    void navigate({ search: next, replace });
  return (
    <ListPage
      title={messages.mails}
      answer={({ total, is_total_capped }) =>
        messages.mailCount({ count: total, isCapped: is_total_capped ? 'yes' : 'no' })
      }
      loading={messages.loadingMails}
      failure={messages.theMailsNotLoaded}
      filters={<MailFilters search={search} onChange={show} />}
      list={list}
      empty={
        text || state ? (
          <NoMatch text={messages.noMailsMatchSearchAnd} onClear={() => show({})} />
        ) : (
          <EmptyState Icon={IconMail} title={messages.noMailsYet} text={messages.mailsLast30DaysAppear} />
        )
      }
      rows={(mails) => <MailTable mails={mails} />}
      page={search.page}
      onPage={(shown, replace) => show({ ...search, page: shown }, replace)}
    />
  );
}
