import * as messages from './messages.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-tour.module.css';
import { Section } from './section.tsx';

const STOPS = [
  {
    picture: 'keyword',
    title: messages.oneQuestionFourAnswers,
    text: messages.seeWhichAssistantsMention,
    alt: messages.pictureOfKeyword,
  },
  {
    picture: 'answer',
    title: messages.theAnswerItself,
    text: messages.readWhatWasSaid,
    alt: messages.pictureOfAnswer,
  },
  {
    picture: 'competitors',
    title: messages.whoIsMentionedInstead,
    text: messages.compareYourself,
    alt: messages.pictureOfCompetitors,
  },
] as const;

/** The product in three pictures, one sentence each. */
export function ProductTour() {
  return (
    <Section id="tour" title={messages.seeItWork}>
      <ol className={styles.stops}>
        {STOPS.map(({ picture, title, text, alt }) => (
          <li key={picture}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <ProductPicture name={picture} alt={alt} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
