import { saveBlob } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './function-test.module.css';
import * as messages from './messages.ts';
import { outcomeInWords, ReplyText, RunBadge } from './reply-view.tsx';
import { resultsAsCsv, resultsAsJson, resultsInWords, type StepResult } from './run-suite.ts';

/** What came of a run: each step with how it ended and how long it took, and all of it as a file. */
export function SuiteResults({ results }: { results: readonly StepResult[] }) {
  const isPending = results.some(({ state }) => state === 'pending');
  const save = (name: string, type: string, content: string) => saveBlob(new Blob([content], { type }), name);
  return (
    <section className={styles.suite} aria-label={messages.results}>
      <div className={styles.head}>
        <h2>{messages.results}</h2>
        <p className="quiet" role="status">
          {resultsInWords(results)}
        </p>
        <Button
          size="small"
          disabled={isPending}
          onClick={() => save('function-test.json', 'application/json', resultsAsJson(results))}
        >
          {messages.resultsAsJson}
        </Button>
        <Button
          size="small"
          disabled={isPending}
          onClick={() => save('function-test.csv', 'text/csv;charset=utf-8', resultsAsCsv(results))}
        >
          {messages.resultsAsCsv}
        </Button>
      </div>
      <ol className="rows" aria-label={messages.steps}>
        {results.map(({ label, call, state, reply, notAsked }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a run never change their places
          <li key={at} className={styles.step}>
            <div className={styles.head}>
              <RunBadge state={state} />
              <strong>{label}</strong>
              <span className={styles.address}>{call}</span>
              {reply && <span className="quiet">{outcomeInWords(reply)}</span>}
            </div>
            {notAsked && <p className="fault">{messages.nothingAsked({ why: notAsked })}</p>}
            {reply && (
              <details>
                <summary>{messages.reply}</summary>
                <ReplyText {...reply} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
