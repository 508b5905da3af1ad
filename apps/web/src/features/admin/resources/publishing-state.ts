/** Whether visitors read a page: not yet, from a moment on, or now. */
export type PublishingState = 'draft' | 'scheduled' | 'live';

/** As much of the form as says it; the moment is one of the clock here, '2026-03-02T09:00', or ''. */
export interface PublishingFields {
  is_published: boolean;
  is_draft: boolean;
  published_at: string;
}

/** How a page stands. */
export function publishingStateOf(
  { is_published, published_at }: Pick<PublishingFields, 'is_published' | 'published_at'>,
  now: Date,
): PublishingState {
  if (!is_published) return 'draft';
  return published_at !== '' && new Date(published_at) > now ? 'scheduled' : 'live';
}

/** The fields of the form once another state is chosen. A moment that has passed stays: lists show it. */
export function fieldsOfState(
  state: PublishingState,
  { published_at }: Pick<PublishingFields, 'published_at'>,
  now: Date,
): PublishingFields {
  const isFuture = published_at !== '' && new Date(published_at) > now;
  if (state === 'draft') return { is_published: false, is_draft: false, published_at };
  if (state === 'live')
    return { is_published: true, is_draft: false, published_at: isFuture ? '' : published_at };
  return { is_published: true, is_draft: false, published_at: isFuture ? published_at : tomorrow(now) };
}

/** Tomorrow at nine, by the clock here. */
function tomorrow(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T09:00`;
}

/** 'Über uns: 2026!' → 'uber-uns-2026'; '' where nothing of a title can stand in an address. */
export function slugFromTitle(title: string, max: number): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-+|-+$/g, '');
}
