import { offerInWords, type ShownClaim } from '@answerscope/contract';
import styles from './section.module.css';

/** What the operator promises beside the prices; nothing of it is done by the product. */
export function OperatorOffer({ claims }: { claims: readonly ShownClaim[] }) {
  const offer = offerInWords(claims);
  return offer === '' ? null : <p className={styles.whose}>Offered by this site’s operator: {offer}.</p>;
}
