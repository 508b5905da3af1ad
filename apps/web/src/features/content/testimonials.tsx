import { LANGUAGE, pathIn } from '@answerscope/contract';
import { richText } from '../../lib/rich-text.ts';
import * as messages from './messages.ts';
import { Section } from './section.tsx';
import styles from './testimonials.module.css';

/** A testimonial as the landing page shows it. */
export interface LandingTestimonial {
  id: string;
  name: string;
  role: string;
  content: string;
}

const COLUMN_LENGTH = 3;

interface TestimonialsProps {
  testimonials: readonly LandingTestimonial[];
}

/**
 * What customers say, in up to three columns that scroll. They rest under the pointer, with the focus, once they were
 * stopped, and for who asked for less motion. While there are none,
 * the section says so: the footer links to it.
 */
export function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0)
    return (
      <Section id="testimonials" title={messages.whatOurUsersSay}>
        <p className={styles.none}>
          {richText(
            messages.noQuotesYet({
              link: (text) => (
                <a className="link" href={pathIn(LANGUAGE, '/pages/how-it-works')}>
                  {text}
                </a>
              ),
            }),
          )}
        </p>
      </Section>
    );
  return (
    <Section id="testimonials" title={messages.whatOurUsersSay}>
      <div className={styles.testimonials}>
        <div className={styles.columns}>
          {[0, COLUMN_LENGTH, 2 * COLUMN_LENGTH]
            .map((from) => testimonials.slice(from, from + COLUMN_LENGTH))
            .filter((column) => column.length > 0)
            .map((column) => (
              <Column key={column[0]?.id} testimonials={column} />
            ))}
        </div>
        <label className={styles.stop}>
          <input type="checkbox" />
          {messages.stopTheScrolling}
        </label>
      </div>
    </Section>
  );
}

/** A column twice: while the first leaves above, the second follows. */
function Column({ testimonials }: TestimonialsProps) {
  const cards = testimonials.map(({ id, name, role, content }) => (
    <li key={id}>
      <figure>
        <blockquote>{content}</blockquote>
        <figcaption>
          <strong>{name}</strong>
          {role}
        </figcaption>
      </figure>
    </li>
  ));
  return (
    <div className={styles.window}>
      <div className={styles.track}>
        <ul>{cards}</ul>
        <ul aria-hidden>{cards}</ul>
      </div>
    </div>
  );
}
