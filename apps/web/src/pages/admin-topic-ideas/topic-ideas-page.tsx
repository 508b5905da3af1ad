import { questionLines, type TopicIdeaRecord, topicIdeas } from '@answerscope/contract';
import { OFFER_STATUS } from '../../features/admin/resources/active-badge.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<TopicIdeaRecord>[] = [
  { key: 'topic', header: messages.topic, isMain: true, sortBy: 'topic', cell: ({ topic }) => topic },
  {
    key: 'place',
    header: messages.forWhom,
    cell: ({ category_name, subcategory_name }) => subcategory_name ?? category_name,
  },
  {
    key: 'questions',
    header: messages.questions,
    align: 'end',
    cell: ({ questions }) => questionLines(questions).length,
  },
  OFFER_STATUS,
];

/** Topics that companies of a kind of business may want to follow. */
export function AdminTopicIdeasPage() {
  return (
    <ResourcePage
      title={messages.topicIdeas}
      resource={topicIdeas}
      procedures={useAdminClients().queries.topic_ideas}
      columns={COLUMNS}
    />
  );
}
