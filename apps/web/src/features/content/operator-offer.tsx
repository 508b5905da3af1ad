import { offerInWords, type ShownClaim } from '@answerscope/contract';
import * as messages from './messages.ts';
import styles from './section.module.css';

/** What the operator promises beside the prices; nothing of it is done by the product. */
export function OperatorOffer({
  claims,
  areExamples,
}: {
  claims: readonly ShownClaim[];
  areExamples: boolean;
}) {
  const offer = offerInWords(claims);
  if (offer === '') return null;
  return (
    <p className={styles.whose}>
      {areExamples ? messages.exampleOffer({ offer }) : messages.operatorsOffer({ offer })}
    </p>
  );
}
