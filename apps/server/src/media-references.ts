import { homepage_logos } from './modules/content/content.tables.ts';
import type { MediaReference } from './modules/media/index.ts';

/** Every column that shows a picture. One that is missing here would lose its pictures: a fitness test compares them. */
export const MEDIA_REFERENCES: readonly MediaReference[] = [homepage_logos.image_url];
