import { richText } from '../../lib/rich-text.ts';
import styles from './how-it-measures.module.css';
import { MEASURED } from './measured-figures.ts';
import * as messages from './messages.ts';
import { ProofLink } from './proof-link.tsx';
import { Section } from './section.tsx';

const { cases, languages, precision, recall, substring_precision, unseen, coverage_of_100 } = MEASURED;

const FIGURES = [
  {
    figure: messages.measuredShare({ share: precision }),
    label: messages.ofCountedMentions({ search: substring_precision }),
    proof: 'how-mentions-are-counted',
  },
  {
    figure: messages.measuredShare({ share: recall }),
    label: messages.ofMentionsFound,
    proof: 'how-mentions-are-counted',
  },
  {
    figure: messages.measuredOf100({ ranges: coverage_of_100 }),
    label: messages.ofRangesHoldTheTrueRate,
    proof: 'read-a-rate',
  },
] as const;

/** Three figures of our own measurement, with what they were measured on. */
export function HowItMeasures() {
  return (
    <Section id="measures" title={messages.howItMeasures}>
      <dl className={styles.figures}>
        {FIGURES.map(({ figure, label, proof }) => (
          <div key={label}>
            <dt>
              <ProofLink article={proof}>{label}</ProofLink>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        {richText(
          messages.measuredOn({
            cases,
            languages,
            lowest: unseen.lowest_precision,
            highest: unseen.highest_precision,
            code: (text) => <code>{text}</code>,
          }),
        )}
      </p>
    </Section>
  );
}
