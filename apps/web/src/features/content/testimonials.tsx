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

/** One for each column. */
const EXAMPLES = [
  { role: messages.bakeryChain, content: messages.quoteOfBakery },
  { role: messages.softwareFirm, content: messages.quoteOfSoftwareFirm },
  { role: messages.agency, content: messages.quoteOfAgency },
].map((quote) => ({ ...quote, id: quote.role, name: messages.exampleCustomer }));

interface TestimonialsProps {
  testimonials: readonly LandingTestimonial[];
  /** Whether invented quotes are shown while there are none; they say so. */
  hasExamples: boolean;
}

/**
 * What customers say, in up to three columns that scroll. They rest under the pointer, with the focus, once they were
 * stopped, and for who asked for less motion. While there are none, the footer does not link here.
 */
export function Testimonials({ testimonials, hasExamples }: TestimonialsProps) {
  const areExamples = testimonials.length === 0;
  if (areExamples && !hasExamples) return null;
  const columns = areExamples
    ? EXAMPLES.map((example) => [example])
    : [0, COLUMN_LENGTH, 2 * COLUMN_LENGTH].map((from) => testimonials.slice(from, from + COLUMN_LENGTH));
  return (
    <Section id="testimonials" title={messages.whatOurUsersSay}>
      {areExamples && <p className={styles.whose}>{messages.inventedQuotes}</p>}
      <div className={styles.testimonials}>
        <div className={styles.columns}>
          {columns
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
function Column({ testimonials }: Pick<TestimonialsProps, 'testimonials'>) {
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
