import { PRODUCT_NAME, type ShownClaim } from '@answerscope/contract';
import { useSession } from '../../lib/use-services.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExampleAnswer } from './example-answer.tsx';
import styles from './hero.module.css';
import * as messages from './messages.ts';
import { RotatingPlatform } from './rotating-platform.tsx';

/** The first view of the landing page: the question, the claim and the two ways on. */
export function Hero({ claims, areExamples }: { claims: readonly ShownClaim[]; areExamples: boolean }) {
  const user = useSession();
  const shown = claims.filter(({ place }) => place === 'hero');
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          {messages.isBrandNamedBy} <RotatingPlatform />
        </h1>
        <p className={styles.lede}>
          {PRODUCT_NAME} asks the assistants what your customers ask, reads every answer, and shows where your
          name comes up, who is mentioned instead, and whether it is getting better.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={user ? '/tracker/visibility' : '/registration'} look="primary" size="large">
            {messages.checkYourRankings}
          </ButtonLink>
          <ButtonLink to="/pages/how-it-works" size="large">
            {messages.howItWorks}
          </ButtonLink>
        </div>
        <p className={styles.note}>{messages.everyAccountBeginsOnFree}</p>
      </div>
      <ExampleAnswer />
      {shown.length > 0 && (
        <>
          <dl
            className={styles.claims}
            aria-label={areExamples ? messages.exampleFigures : messages.claimsOfTheOperator}
          >
            {shown.map(({ id, figure, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.whose}>
            {areExamples
              ? messages.exampleFiguresDemonstration
              : `Claims of this site’s operator, not measured by ${PRODUCT_NAME}.`}
          </p>
        </>
      )}
    </section>
  );
}
