import type {
  Author,
  Discussion,
  FaqGroup,
  ListedPage,
  PageKind,
  PagePreview,
  Plan,
  ShownClaim,
  ShownLogo,
  ShownPage,
  ShownTestimonial,
  SocialLink,
} from '@answerscope/contract';

/** Who wrote published posts, and those. */
export interface AuthorWithPosts {
  author: Author;
  posts: readonly ListedPage[];
}

/** What the server hands to a page that it renders. Without plans the landing page shows the built-in ones. */
export interface PageContext {
  /** Of the product that renders it. */
  version?: string;
  /** A published page, also by a slug that it had before. */
  findPage?: (slug: string) => Promise<ShownPage | null>;
  /** The published pages of a kind, newest first. */
  listPages?: (kind: PageKind) => Promise<readonly ListedPage[]>;
  /** What readers say of a published post. */
  findDiscussion?: (slug: string) => Promise<Discussion | null>;
  /** Who wrote published posts, with them. */
  findAuthor?: (id: string) => Promise<AuthorWithPosts | null>;
  /** The page that a link to its preview shows. */
  findPreview?: (token: string) => Promise<PagePreview | null>;
  /** Where the operator may be followed. */
  social_links?: readonly SocialLink[];
  /** Whether all answers of this installation are simulated. */
  is_demonstration?: boolean;
  /** True when visitors may open the demonstration without an account. */
  opens_demonstration?: boolean;
  /** Where users get help; null where the operator names nowhere. */
  support_address?: string | null;
  plans?: readonly Plan[];
  /** Null: they could not be read. */
  claims?: readonly ShownClaim[] | null;
  /** Null: they could not be read. */
  logos?: readonly ShownLogo[] | null;
  /** Null: they could not be read. */
  testimonials?: readonly ShownTestimonial[] | null;
  /** Whether one waits for the refresh period after a check of all keywords; null: it could not be read. */
  must_wait?: boolean | null;
  /** How long the trial of a first paid plan is; null: it could not be read. */
  trial_days?: number | null;
  /** Whether plans that cost something can be bought here. */
  takes_payments?: boolean;
  /** Where the style sheet of the published design is; null for the built-in look, and where it could not be read. */
  style_sheet?: string | null;
  /** Null: they could not be read. */
  faq?: readonly FaqGroup[] | null;
}

/** The router's `serverContext`, whose type it loses on the way; null in the browser. */
export function toPageContext(serverContext: unknown): PageContext | null {
  return typeof serverContext === 'object' ? serverContext : null;
}
