import { type SignUpRule, signUpRules } from '@answerscope/contract';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { RULE_STATUS } from '../../features/admin/rules/rule-status.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

/** What a rule does to a domain itself, and with all below it. */
const EFFECTS = {
  allow: { itself: messages.allowed, all: messages.allowedWithSubdomains },
  block: { itself: messages.blocked, all: messages.blockedWithSubdomains },
} as const;

const COLUMNS: readonly Column<SignUpRule>[] = [
  {
    key: 'domain',
    header: messages.mailDomain,
    isMain: true,
    sortBy: 'domain',
    cell: ({ domain }) => domain,
  },
  {
    key: 'effect',
    header: messages.effect,
    cell: ({ effect, includes_subdomains }) => EFFECTS[effect][includes_subdomains ? 'all' : 'itself'],
  },
  { key: 'note', header: messages.note, cell: ({ note }) => note },
  RULE_STATUS,
];

/** Whose addresses accounts may be made with. */
export function SignUpRulesPage() {
  return (
    <ResourcePage
      title={messages.signUpRules}
      resource={signUpRules}
      procedures={useAdminClients().queries.sign_up_rules}
      columns={COLUMNS}
    />
  );
}
