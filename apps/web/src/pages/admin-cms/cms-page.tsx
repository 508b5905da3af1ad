import { addressOfPage, type CmsPage, cmsPages } from '@answerscope/contract';
import { ContentInput } from '../../features/admin/cms/content-input.tsx';
import { PreviewPanel } from '../../features/admin/cms/preview-panel.tsx';
import { ActiveBadge } from '../../features/admin/resources/active-badge.tsx';
import { SlugInput, TitleInput } from '../../features/admin/resources/address-inputs.tsx';
import { LANGUAGES_COLUMN } from '../../features/admin/resources/languages-column.tsx';
import { DrawnByPublishing, PublishingInput } from '../../features/admin/resources/publishing-input.tsx';
import { ResourcePage } from '../../features/admin/resources/resource-page.tsx';
import type { RowPanel } from '../../features/admin/resources/resource-types.ts';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { formatDateTime } from '../../lib/format.ts';
import type { Column } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';

/** Texts that come with the product and are no legal advice. */
const LEGAL_SLUGS: ReadonlySet<string> = new Set(['privacy', 'terms']);

const COLUMNS: readonly Column<CmsPage>[] = [
  {
    key: 'title',
    header: messages.title,
    isMain: true,
    sortBy: 'title',
    width: '260px',
    cell: ({ title }) => title,
  },
  { key: 'address', header: messages.address, cell: (page) => addressOfPage(page) },
  {
    key: 'from',
    header: messages.publishedFrom,
    sortBy: 'published_at',
    cell: ({ published_at }) => (published_at === null ? '' : formatDateTime(published_at)),
  },
  LANGUAGES_COLUMN,
  {
    key: 'status',
    header: messages.status,
    cell: ({ is_published, is_draft, slug, version }) => (
      <>
        <ActiveBadge
          isActive={is_published}
          words={{ yes: is_draft ? messages.publishedDraftWaits : messages.published, no: messages.draft }}
        />
        {LEGAL_SLUGS.has(slug) && version === 1 && (
          <div className="quiet">{messages.aTemplateAddCompanyAnd}</div>
        )}
      </>
    ),
  },
];

const INPUTS = {
  title: TitleInput,
  slug: SlugInput,
  content: ContentInput,
  is_published: PublishingInput,
  is_draft: DrawnByPublishing,
  published_at: DrawnByPublishing,
};
const PREVIEW: RowPanel<CmsPage> = { label: messages.preview, show: (page) => <PreviewPanel page={page} /> };

/** What saving means for what visitors read. */
const saveLabel = (values: Record<string, unknown>, page: CmsPage | null) => {
  if (page === null || values.is_published !== true) return null;
  if (values.is_draft === true) return messages.saveDraft;
  return page.is_draft ? messages.publishDraft : page.is_published ? null : messages.publishPage;
};

/** Pages, posts of the blog and entries of the changelog. */
export function AdminCmsPage() {
  return (
    <ResourcePage
      title={messages.contentManagement}
      resource={cmsPages}
      procedures={useAdminClients().queries.cms_pages}
      columns={COLUMNS}
      inputs={INPUTS}
      panel={PREVIEW}
      saveLabel={saveLabel}
    />
  );
}
