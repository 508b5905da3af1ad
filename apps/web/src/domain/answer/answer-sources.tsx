import { isSafeUrl } from '@answerscope/answer-text';
import type { AnswerSource } from '@answerscope/contract';
import { hostInWords, hostsInWords } from '../../lib/host-in-words.ts';
import styles from './evidence.module.css';
import * as messages from './messages.ts';
import { shortAddress } from './short-address.ts';

const KIND_LABELS: Record<AnswerSource['kind'], string | null> = {
  own: messages.yourSite,
  competitor: messages.competitor,
  third_party: null,
};

/** The pages that the answer rests on, as links: those it cites, then those that it only found. */
export function AnswerSources({ sources }: { sources: readonly AnswerSource[] }) {
  const cited = sources.filter((source) => source.cited);
  const found = sources.filter((source) => !source.cited);
  return (
    <section className={styles.block}>
      <h2>{messages.sources}</h2>
      {sources.length === 0 && <p className="quiet">{messages.noSources}</p>}
      {cited.length > 0 && <SourceList sources={cited} />}
      {found.length > 0 && (
        <>
          <h3>{messages.foundNotCited}</h3>
          <SourceList sources={found} />
        </>
      )}
    </section>
  );
}

function SourceList({ sources }: { sources: readonly AnswerSource[] }) {
  return (
    <ol className={styles.sources}>
      {sources.map((source) => (
        <li key={source.position}>
          <SourceLink source={source} />
          <span className="quiet">
            {[source.title ? hostInWords(source.domain ?? '') : null, KIND_LABELS[source.kind]]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A page of which an answer speaks, as a link where its address can be trusted to be one. */
export function SourceLink({ source }: { source: Pick<AnswerSource, 'url' | 'title'> }) {
  const title = hostsInWords(source.title || shortAddress(source.url));
  if (!isSafeUrl(source.url)) return <span>{title}</span>;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer nofollow" title={source.url}>
      {title}
      <span className="visually-hidden"> {messages.opensInNewTab}</span>
    </a>
  );
}
