import { type AnswerDetail, type AuxiliaryVerdict, listInWords } from '@answerscope/contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { richText } from '../../lib/rich-text.ts';
import { useServerWords } from '../../lib/use-server-words.ts';
import type { MarkedSpan } from './answer-spans.ts';
import { auxiliaryInWords } from './auxiliary-in-words.ts';
import styles from './evidence.module.css';
import * as messages from './messages.ts';

/** Lines with the name between its marks. */
const MARKED = /^(.*?)⟦(.*?)⟧(.*)$/s;

interface VerdictReasonsProps {
  answer: AnswerDetail;
  spans: readonly MarkedSpan[];
  /** What can be said about one that counted. */
  objection?: ((span: MarkedSpan) => ReactNode) | undefined;
  /** What can be said about them. */
  children?: ReactNode;
}

/** Why each candidate counted or did not; every reason leads to its place in the text. */
export function VerdictReasons({ answer, spans, objection, children }: VerdictReasonsProps) {
  const say = useServerWords();
  const doubted = (answer.verdict.companies ?? []).flatMap(({ name, doubt }) => (doubt === null ? [] : name));
  return (
    <section className={styles.block}>
      <h2>{messages.why}</h2>
      {spans.length === 0 && (
        <p className="quiet">
          {answer.verdict.empty_kind !== null
            ? messages.noCompanyRecognised
            : messages.nothingLooksLike({ company: answer.company_name })}
        </p>
      )}
      <ul className={styles.reasons}>
        {spans.map((span) => (
          <li key={span.id}>
            {span.counted ? (
              <IconCheck size={16} stroke={2} className={styles.yes} aria-hidden="true" />
            ) : (
              <IconX size={16} stroke={2} className={styles.no} aria-hidden="true" />
            )}
            <div>
              <a href={`#${span.id}`}>
                {richText(
                  (span.counted ? messages.countedName : messages.notCountedName)({
                    name: answer.text.slice(span.start, span.end) || span.matched_name,
                    b: (text) => <b>{text}</b>,
                  }),
                )}
              </a>
              <p className="quiet">{say(span.explanation)}</p>
              {span.counted && objection && <div className={styles.objection}>{objection(span)}</div>}
            </div>
          </li>
        ))}
      </ul>
      {answer.verdict.doubt !== null && (
        <p>
          <b>{messages.notCertain}</b> {say(answer.verdict.doubt.explanation)}
        </p>
      )}
      {doubted.length > 0 && (
        <p>
          <b>{messages.notCertainAbout({ companies: listInWords(doubted) })}</b> {messages.countedByRules}
        </p>
      )}
      {answer.verdict.auxiliary.map((one) => (
        <Auxiliary key={`${one.company} ${one.start} ${one.rules_version}`} verdict={one} />
      ))}
      {children}
    </section>
  );
}

/** Lines of which the rules were not sure, and who decided them. */
function Auxiliary({ verdict }: { verdict: AuxiliaryVerdict }) {
  const { title, detail } = auxiliaryInWords(verdict);
  const [, before = verdict.sentence, name, after] = MARKED.exec(verdict.sentence) ?? [];
  return (
    <div className={styles.auxiliary}>
      <b>{title}</b>
      <blockquote>
        {before}
        <b>{name}</b>
        {after}
      </blockquote>
      <p className="quiet">{detail}</p>
    </div>
  );
}
