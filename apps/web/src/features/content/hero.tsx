import { DEMONSTRATION_PATH, LANGUAGE, PRODUCT_NAME, type ShownClaim } from '@answerscope/contract';
import { richText } from '../../lib/rich-text.ts';
import { useSession } from '../../lib/use-services.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './hero.module.css';
import * as messages from './messages.ts';
import { ProductPicture } from './product-picture.tsx';
import { RotatingPlatform } from './rotating-platform.tsx';

interface HeroProps {
  claims: readonly ShownClaim[];
  areExamples: boolean;
  opensDemonstration: boolean;
}

/** The first screen of the landing page. */
export function Hero({ claims, areExamples, opensDemonstration }: HeroProps) {
  const user = useSession();
  const shown = claims.filter(({ place }) => place === 'hero');
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          {richText(messages.isBrandNamedBy({ assistants: () => <RotatingPlatform /> }))}
        </h1>
        <p className={styles.lede}>{messages.whatItDoes({ product: PRODUCT_NAME })}</p>
        <div className={styles.actions}>
          <ButtonLink to={user ? '/tracker/visibility' : '/registration'} look="primary" size="large">
            {messages.checkYourRankings}
          </ButtonLink>
          <ButtonLink to="/pages/how-it-works" size="large">
            {messages.howItWorks}
          </ButtonLink>
          {opensDemonstration && (
            <form method="post" action={`${DEMONSTRATION_PATH}?language=${LANGUAGE}`}>
              <Button type="submit" size="large" isFullWidth>
                {messages.seeDemonstration}
              </Button>
            </form>
          )}
        </div>
        <p className={styles.note}>{messages.everyAccountBeginsOnFree}</p>
      </div>
      <figure className={styles.picture}>
        <ProductPicture name="dashboard" alt={messages.pictureOfDashboard} />
        <figcaption>{messages.picturesShowExamples}</figcaption>
      </figure>
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
              : messages.operatorsClaims({ product: PRODUCT_NAME })}
          </p>
        </>
      )}
    </section>
  );
}
