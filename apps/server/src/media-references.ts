import { persons } from './modules/accounts/accounts.tables.ts';
import { cms_pages, homepage_logos } from './modules/content/content.tables.ts';
import type { MediaReference } from './modules/media/index.ts';
import { site_icons } from './modules/site-icons/site-icons.tables.ts';

/** Every column that shows a picture. One that is missing here would lose its pictures: a fitness test compares them. */
export const MEDIA_REFERENCES: readonly MediaReference[] = [
  { column: homepage_logos.image_url, resource: 'logos' },
  { column: persons.image_url },
  { column: site_icons.image_url },
  { column: cms_pages.content, resource: 'cms_pages', isWithin: true },
  { column: cms_pages.live_content, resource: 'cms_pages', isWithin: true },
  { column: cms_pages.translations, resource: 'cms_pages', isWithin: true },
  { column: cms_pages.live_translations, resource: 'cms_pages', isWithin: true },
];
