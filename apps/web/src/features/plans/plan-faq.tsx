import { TRIAL_DAYS } from '@answerscope/contract';
import { Panel } from '../../ui/page-frame.tsx';
import styles from './plan-faq.module.css';

const WAIT_QUESTION = 'How often can I check my keywords?';
const WAITS = "After a check of all keywords you wait your plan's refresh period before the next one.";
const WAITS_NOT =
  "Whenever you like. Your plan's refresh period is how often they are checked by themselves.";

/** Specification 2.8. */
const WHEN = ['When does a change of plan take effect?', 'Plan changes take effect immediately.'] as const;
const TRIAL = [
  'Is there a free trial?',
  `Yes. Your first paid plan begins with a ${TRIAL_DAYS}-day free trial, and you need no card for it.`,
] as const;
const REFUND_QUESTION = 'Can I get a refund?';

/**
 * What people ask before they change plan.
 * @param mustWait whether one waits after a check of all keywords, which administrators decide; null while that is not known.
 * @param refund what the operator promises; nothing of it happens by itself.
 */
export function PlanFaq({ mustWait, refund }: { mustWait: boolean | null; refund: string }) {
  const wait = mustWait === null ? [] : [[WAIT_QUESTION, mustWait ? WAITS : WAITS_NOT] as const];
  return (
    <Panel title="Questions about plans">
      <dl className={styles.list}>
        {[WHEN, ...wait, TRIAL, [REFUND_QUESTION, `Offered by this site’s operator: ${refund}`] as const].map(
          ([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ),
        )}
      </dl>
    </Panel>
  );
}
