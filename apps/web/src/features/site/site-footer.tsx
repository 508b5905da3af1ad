import { LANGUAGE, PRODUCT_NAME, PRODUCT_TAGLINE, pathIn, supportHref } from '@answerscope/contract';
import { Logo } from '../../domain/product/logo.tsx';
import type { Operator } from './load-operator.ts';
import * as messages from './messages.ts';
import styles from './site-footer.module.css';

const TESTIMONIALS = '/#testimonials';

type Links = readonly (readonly [label: string, href: string])[];

const GROUPS: readonly (readonly [title: string, links: Links])[] = [
  [
    messages.product,
    [
      [messages.features, '/#features'],
      [messages.pricing, '/plans'],
      [messages.testimonials, TESTIMONIALS],
      [messages.integration, '/#integration'],
    ],
  ],
  [
    messages.company,
    [
      [messages.faqs, '/faqs'],
      [messages.aboutUs, '/about'],
      [messages.privacyPolicy, '/privacy'],
      [messages.termsOfServices, '/terms'],
    ],
  ],
  [
    messages.resources,
    [
      [messages.blog, '/blog'],
      [messages.changelog, '/changelog'],
      [messages.brand, '/brand'],
      [messages.help, '/help'],
    ],
  ],
];

/** The footer of every public page. Its links are plain: what they lead to is whole without the program. */
export function SiteFooter({ operator }: { operator: Operator }) {
  const { social_links, support_address, has_testimonials } = operator;
  const social: Links = social_links.map(({ name, url }) => [name, url]);
  const support: Links = support_address ? [[messages.contactSupport, supportHref(support_address)]] : [];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Logo />
          <p>{PRODUCT_TAGLINE}</p>
        </div>
        <nav className={styles.groups} aria-label={messages.footer}>
          {[...GROUPS, [messages.socialLinks, social] as const, [messages.support, support] as const].map(
            ([title, links]) =>
              links.length > 0 && (
                <div key={title}>
                  <h2>{title}</h2>
                  {links
                    .filter(([, href]) => has_testimonials || href !== TESTIMONIALS)
                    .map(([label, href]) => (
                      <a
                        key={label}
                        href={
                          (import.meta.env.APP_LANGUAGE ?? 'en') === 'en' || !href.startsWith('/')
                            ? href
                            : pathIn(LANGUAGE, href)
                        }
                      >
                        {label}
                      </a>
                    ))}
                </div>
              ),
          )}
        </nav>
      </div>
      <div className={styles.end}>
        <span>{messages.copyright({ year: String(new Date().getFullYear()), product: PRODUCT_NAME })}</span>
        <span>{messages.proudlyMadeInChicago}</span>
      </div>
    </footer>
  );
}
