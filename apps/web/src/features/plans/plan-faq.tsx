import { refundInWords, type ShownClaim } from '@answerscope/contract';
import { formatDate } from '../../lib/format.ts';
import { Panel } from '../../ui/page-frame.tsx';
import styles from './plan-faq.module.css';

const WAIT_QUESTION = 'How often can I check my keywords?';
const WAITS = "After a check of all keywords you wait your plan's refresh period before the next one.";
const WAITS_NOT = "Whenever you like. We also check them automatically, on your plan's schedule.";

/** Specification 2.8, and what it leaves out. */
const WHEN_QUESTION = 'When does a change of plan take effect?';
const WHEN = 'Plan changes take effect immediately.';
const WHEN_GIVEN_UP = 'If you switch from a paid plan to Free, you keep the paid plan until the period ends.';
const TRIAL_QUESTION = 'Is there a free trial?';
const REFUND_QUESTION = 'Can I get a refund?';

interface PlanFaqProps {
  /** Whether one waits after a check of all keywords, which administrators decide; null while that is not known. */
  mustWait: boolean | null;
  /** Whether plans that cost something can be bought here: only then there is a trial of one. Null while it is not known. */
  takesPayments: boolean | null;
  /** How long a trial is; null while it is not known. */
  trialDays: number | null;
  /** What the operator claims; nothing of it happens by itself. Null while it is not known. */
  claims: readonly ShownClaim[] | null;
  /** To when the plan of who looks is paid for; null where nothing is. */
  paidUntil?: string | null;
}

/** What people ask before they change plan. */
export function PlanFaq({ mustWait, takesPayments, trialDays, claims, paidUntil = null }: PlanFaqProps) {
  const refund = refundInWords(claims ?? []);
  const questions: (readonly [question: string, ...answers: string[]])[] = [
    [
      WHEN_QUESTION,
      WHEN,
      ...(takesPayments
        ? [
            paidUntil === null
              ? WHEN_GIVEN_UP
              : `${WHEN_GIVEN_UP} Your period ends on ${formatDate(paidUntil)}.`,
          ]
        : []),
    ],
    ...(mustWait === null ? [] : [[WAIT_QUESTION, mustWait ? WAITS : WAITS_NOT] as const]),
    ...(takesPayments && trialDays
      ? [
          [
            TRIAL_QUESTION,
            `Yes. Your first paid plan begins with a ${trialDays}-day free trial, and you need no card for it.`,
          ] as const,
        ]
      : []),
    ...(refund === null ? [] : [[REFUND_QUESTION, `Offered by this site’s operator: ${refund}.`] as const]),
  ];
  return (
    <Panel title="Questions about plans">
      <dl className={styles.list}>
        {questions.map(([question, ...answers]) => (
          <div key={question}>
            <dt>{question}</dt>
            {answers.map((answer) => (
              <dd key={answer}>{answer}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
