import styles from './feature-showcase.module.css';
import * as messages from './messages.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProofLink } from './proof-link.tsx';
import { Section } from './section.tsx';

const FEATURES = [
  {
    name: 'keyword',
    title: messages.oneQuestionFourAnswers,
    text: messages.seeWhichAssistantsMention,
    alt: messages.pictureOfKeyword,
    proof: 'read-a-rate',
  },
  {
    name: 'answer',
    title: messages.theAnswerItself,
    text: messages.readWhatWasSaid,
    alt: messages.pictureOfAnswer,
    proof: 'read-an-answer',
  },
  {
    name: 'competitors',
    title: messages.whoIsMentionedInstead,
    text: messages.compareYourself,
    alt: messages.pictureOfCompetitors,
    proof: 'competitors-and-share-of-voice',
  },
] as const;

/** Three pictures of the product with a sentence each. */
export function FeatureShowcase() {
  return (
    <Section id="features" title={messages.fromKeywordNumberCanCheck}>
      <div className={styles.features}>
        {FEATURES.map(({ name, title, text, alt, proof }) => (
          <div key={name} className={styles.feature}>
            <div>
              <h3>
                <ProofLink article={proof}>{title}</ProofLink>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ProductPicture name={name} alt={alt} />
          </div>
        ))}
      </div>
    </Section>
  );
}
