import { useQuery } from '@tanstack/react-query';
import { gapsInWords } from '../../features/admin/topics/category-gaps.ts';
import { CategoryTable } from '../../features/admin/topics/category-table.tsx';
import { operationOptions, useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

/** What companies have chosen of the kinds of business, and what is missing in them. */
export function AdminTopicsPage() {
  const overview = useQuery(
    operationOptions(useAdminClients(), 'get_topic_overview', { userId: undefined, data: {} }),
  );
  const failed = failedLoad(overview);
  const { data } = overview;
  return (
    <PageFrame
      title={messages.topicsManagement}
      answer={data ? gapsInWords(data) : !failed && <Skeleton width="320px" />}
      freshness={
        data
          ? messages.companiesAndGaps({ companies: data.companies, without: data.without_category })
          : !failed && <Skeleton width="200px" />
      }
      actions={
        <>
          <ButtonLink to="/admin/topics/categories">{messages.topicCategories}</ButtonLink>
          <ButtonLink to="/admin/topics/subcategories">{messages.topicSubcategories}</ButtonLink>
          <ButtonLink to="/admin/topics/ideas">{messages.topicIdeas}</ButtonLink>
        </>
      }
    >
      {failed ? (
        <ErrorState title={messages.theTopicsNotLoaded} {...failed} />
      ) : (
        <CategoryTable categories={data?.categories ?? null} />
      )}
    </PageFrame>
  );
}
