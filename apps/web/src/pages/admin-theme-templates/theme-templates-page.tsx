import { type ThemeTemplate, themeTemplates } from '@answerscope/contract';
import { IconLock } from '@tabler/icons-react';
import { lazy } from 'react';
import type { OwnInput } from '../../features/admin/resources/resource-form.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const ContrastBadge = lazy(async () => ({
  default: (await import('../../features/admin/theme-templates/template-use.tsx')).ContrastBadge,
}));
const TemplateTokens = lazy(() => import('../../features/admin/theme-templates/template-tokens.tsx'));
const TemplateUse = lazy(() => import('../../features/admin/theme-templates/template-use.tsx'));

const COLUMNS: readonly Column<ThemeTemplate>[] = [
  { key: 'name', header: messages.name, isMain: true, sortBy: 'name', cell: ({ name }) => name },
  { key: 'description', header: messages.description, cell: ({ description }) => description || null },
  { key: 'tokens', header: messages.values, align: 'end', cell: ({ tokens }) => tokens.length },
  {
    key: 'contrast',
    header: messages.contrast,
    cell: ({ tokens }) => (
      <LazyPart level="inline" fallback={<Skeleton width="90px" />}>
        <ContrastBadge tokens={tokens} />
      </LazyPart>
    ),
  },
  {
    key: 'origin',
    header: messages.origin,
    cell: ({ is_built_in }) =>
      is_built_in ? <Badge Icon={IconLock} label={messages.builtIn} /> : messages.yourOwn,
  },
];

const TokensInput: OwnInput = (input) => (
  <LazyPart fallback={<Skeleton height="200px" />}>
    <TemplateTokens {...input} />
  </LazyPart>
);
const INPUTS = { tokens: TokensInput };
const PANEL = {
  label: messages.use,
  show: (template: ThemeTemplate) => (
    <LazyPart fallback={<Skeleton height="320px" />}>
      <TemplateUse template={template} />
    </LazyPart>
  ),
};

/** Sets of design tokens by a name. */
export function ThemeTemplatesPage() {
  return (
    <ResourcePage
      title={messages.themeTemplates}
      resource={themeTemplates}
      procedures={useAdminClients().queries.theme_templates}
      columns={COLUMNS}
      inputs={INPUTS}
      panel={PANEL}
    />
  );
}
