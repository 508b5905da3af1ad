import { OPERATOR_OFFER } from './landing-claims.ts';
import styles from './section.module.css';

/** What the operator promises beside the prices; nothing of it is done by the product. */
export function OperatorOffer() {
  return <p className={styles.whose}>Offered by this site’s operator: {OPERATOR_OFFER}</p>;
}
