import { oc } from '@orpc/contract';
import { z } from 'zod';
import { InLanguage } from './language.ts';
import { ShownPage } from './shown-pages.ts';
import { plainText } from './text.ts';

const TOKEN_MAX = 200;

/** A page as it is saved, draft or not, and until when it can be looked at. */
export const PagePreview = z.object({ page: ShownPage, expires_at: z.iso.datetime() });
export type PagePreview = z.infer<typeof PagePreview>;

/** Whoever has the link reads it. */
export const pagePreviewContract = {
  get_page_preview: oc
    .route({
      method: 'GET',
      path: '/api/page-previews/{token}',
      tags: ['content'],
      summary: 'A page as it is saved, by the token of a link to its preview',
    })
    .input(InLanguage.extend({ token: plainText(TOKEN_MAX).max(TOKEN_MAX) }))
    .output(PagePreview),
};

/** What administrators make of it. */
export const previewLinkContract = {
  get_preview_link: oc
    .route({
      method: 'GET',
      path: '/api/admin/cms_pages/{id}/preview',
      tags: ['admin'],
      summary: 'A signed link that shows a page as it is saved, for one hour',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ path: z.string(), expires_at: z.iso.datetime() })),
};
