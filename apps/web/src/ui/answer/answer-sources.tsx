import type { AnswerSource } from '@answerscope/contract';
import styles from './evidence.module.css';
import { isSafeUrl } from './markdown/parse-inline.ts';

const KIND_LABELS: Record<AnswerSource['kind'], string | null> = {
  own: 'Your site',
  competitor: 'Competitor',
  third_party: null,
};

/** The pages that the answer rests on, as links. */
export function AnswerSources({ sources }: { sources: readonly AnswerSource[] }) {
  return (
    <section className={styles.block}>
      <h2>Sources</h2>
      {sources.length === 0 && <p className={styles.quiet}>The assistant named no sources.</p>}
      <ol className={styles.sources}>
        {sources.map((source) => (
          <li key={source.position}>
            <SourceLink source={source} />
            <span className={styles.quiet}>
              {[source.domain, KIND_LABELS[source.kind], source.cited ? null : 'found, not cited']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceLink({ source }: { source: AnswerSource }) {
  const title = source.title || source.url;
  if (!isSafeUrl(source.url)) return <span>{title}</span>;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer nofollow">
      {title}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
