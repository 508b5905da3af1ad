import { richText } from '../../lib/rich-text.ts';
import styles from './how-it-measures.module.css';
import { MEASURED } from './measured-figures.ts';
import * as messages from './messages.ts';
import { Section } from './section.tsx';

const { cases, languages, precision, recall, substring_precision, unseen, coverage_of_100 } = MEASURED;

const FIGURES = [
  {
    figure: messages.measuredShare({ share: precision }),
    label: messages.ofCountedMentions({ search: substring_precision }),
  },
  { figure: messages.measuredShare({ share: recall }), label: messages.ofMentionsFound },
  { figure: messages.measuredOf100({ ranges: coverage_of_100 }), label: messages.ofRangesHoldTheTrueRate },
] as const;

/** Three figures of our own measurement, with what they were measured on. */
export function HowItMeasures() {
  return (
    <Section id="measures" title={messages.howItMeasures}>
      <dl className={styles.figures}>
        {FIGURES.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
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
