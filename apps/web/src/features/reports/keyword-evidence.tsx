import { useQuery } from '@tanstack/react-query';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Hint } from '../../ui/hint.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { AlsoNamed } from './also-named.tsx';
import { CitedDomains } from './cited-domains.tsx';
import styles from './evidence-tables.module.css';
import * as messages from './messages.ts';
import { NamedCompetitors } from './named-competitors.tsx';
import lines from './phone-lines.module.css';
import { ShareOfVoice } from './share-of-voice.tsx';
import { SideBySide } from './side-by-side.tsx';

const SHARE_HINT = messages.yourMentionsOutThoseAll;

/** Who is in the answers of the range to a keyword when you are not, and which sites they cite. */
export function KeywordEvidence({ keywordId }: { keywordId: string }) {
  const range = useAskedRange();
  const evidence = useQuery(
    useQueries().reports.get_keyword_evidence.queryOptions({ input: { id: keywordId, ...range } }),
  );
  const { data } = evidence;
  const failure = failedLoad(evidence);
  if (failure) return <ErrorState title={messages.whoMentionedNotLoaded} {...failure} />;
  if (data?.answers === 0) return null;
  return (
    <SideBySide>
      <Panel
        title={messages.whoMentionedWhenNot}
        aside={
          data && (
            <span className={styles.voice}>
              <Hint text={SHARE_HINT}>{messages.shareOfVoice}</Hint> <ShareOfVoice voice={data.voice} />
              {` · ${messages.answerCount({ count: data.answers })}`}
            </span>
          )
        }
      >
        <div className={lines.table}>
          {data ? (
            <NamedCompetitors competitors={data.competitors} uncounted={data.uncounted} />
          ) : (
            <Skeleton height="96px" />
          )}
          {data && <AlsoNamed names={data.undeclared} />}
        </div>
      </Panel>
      <Panel title={messages.citedSites}>
        <div className={lines.table}>
          {data ? <CitedDomains domains={data.domains} /> : <Skeleton height="96px" />}
        </div>
      </Panel>
    </SideBySide>
  );
}
