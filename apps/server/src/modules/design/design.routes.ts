import { appError, styleSheetHash, themeTemplates } from '@answerscope/contract';
import type { Pool, TenantDatabase } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { isKnownTag } from '../../http/known-tag.ts';
import { type Asked, type Mount, READS } from '../../http/mounts.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import { createResourceRoutes } from '../resources/index.ts';
import {
  findPublished,
  findStyleSheet,
  listPublishedTokens,
  listVersions,
  readDraft,
} from './design.queries.ts';
import { themeTemplateServices } from './theme-templates.services.ts';
import { applyTemplate, saveDraft } from './use-cases/change-draft.ts';
import { publishDesign, revertDesign } from './use-cases/publish-design.ts';

/** What anybody reads of the design. */
export const createShownDesignRoutes = () => ({
  list_design_tokens: bind(({ db }) => db)(procedures.content.list_design_tokens, (db) =>
    db.transaction(listPublishedTokens),
  ),
});

/** Binds administrators' work on the design. */
export function createDesignRoutes({ servicePool }: { servicePool: Pool }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    theme_templates: createResourceRoutes(admin.theme_templates, themeTemplates, {
      servicePool,
      ...themeTemplateServices,
    }),
    read_design: bindAdmin(admin.read_design, (ctx) =>
      ctx.readAll(async (tx) => ({ draft: await readDraft(tx), published: await findPublished(tx) })),
    ),
    list_design_versions: bindAdmin(admin.list_design_versions, (ctx) => ctx.readAll(listVersions)),
    save_design_draft: bindAdmin(admin.save_design_draft, saveDraft),
    apply_theme_template: bindAdmin(admin.apply_theme_template, applyTemplate),
    publish_design: bindAdmin(admin.publish_design, publishDesign),
    revert_design: bindAdmin(admin.revert_design, revertDesign),
  };
}

/** Serves the style sheets of designs to everybody. What an address holds never changes, so that it is kept for a year. */
export function createDesignMount(db: TenantDatabase): Mount {
  return {
    at: '/design/*',
    methods: (path) => (styleSheetHash(path) === null ? [] : READS),
    guard: 'address',
    label: (path) => (styleSheetHash(path) === null ? 'none' : 'design'),
    answer: (asked) => answerStyleSheet(db, asked),
  };
}

async function answerStyleSheet(
  db: TenantDatabase,
  { exchange: { request, response, path, method } }: Asked,
): Promise<void> {
  const hash = styleSheetHash(path);
  const text = hash === null ? null : await db.transaction((tx) => findStyleSheet(tx, hash));
  if (text === null) throw appError('NOT_FOUND');
  const etag = `"${hash}"`;
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('etag', etag);
  if (isKnownTag(request, etag)) return void response.writeHead(304).end();
  const body = Buffer.from(text);
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
