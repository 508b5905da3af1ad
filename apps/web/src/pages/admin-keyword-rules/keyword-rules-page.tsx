import { type KeywordRule, keywordRules } from '@answerscope/contract';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { RULE_STATUS } from '../../features/admin/rules/rule-status.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<KeywordRule>[] = [
  { key: 'phrase', header: messages.phrase, isMain: true, sortBy: 'phrase', cell: ({ phrase }) => phrase },
  { key: 'message', header: messages.whatIsSaid, cell: ({ message }) => message },
  RULE_STATUS,
];

/** What no new keyword may hold. */
export function KeywordRulesPage() {
  return (
    <ResourcePage
      title={messages.keywordRules}
      resource={keywordRules}
      procedures={useAdminClients().queries.keyword_rules}
      columns={COLUMNS}
    />
  );
}
