import { Panel } from '../../ui/page-frame.tsx';
import styles from './plan-faq.module.css';

const WHEN = ['When does a change of plan take effect?', 'Plan changes take effect immediately.'] as const;
const OFFER_QUESTION = 'Is there a free trial, and are there refunds?';
const WAIT_QUESTION = 'How often can I check my keywords?';

/**
 * What people ask before they change plan.
 * @param mustWait whether one waits after a check of all keywords; null while that is not known.
 * @param offer what the operator promises beside the prices; nothing of it is done by the product.
 */
export function PlanFaq({ mustWait, offer }: { mustWait: boolean | null; offer: string }) {
  const wait = mustWait
    ? "After a check of all keywords you wait your plan's refresh period before the next one."
    : "Whenever you like. Your plan's refresh period is how often they are checked by themselves.";
  return (
    <Panel title="Questions about plans">
      <dl className={styles.list}>
        {[
          WHEN,
          ...(mustWait === null ? [] : [[WAIT_QUESTION, wait] as const]),
          [OFFER_QUESTION, `Offered by this site’s operator: ${offer}`] as const,
        ].map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
