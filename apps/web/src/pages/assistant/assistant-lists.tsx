import { type Channel, percentInWords } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './assistant-lists.module.css';
import * as messages from './messages.ts';
import { useAssistantRank } from './use-assistant-rank.ts';

const SHOWN = 8;

/** The mentioned companies and the cited sites, side by side. */
export function AssistantLists({ channel, company }: { channel: Channel; company: string }) {
  return (
    <div className={styles.lists}>
      <Companies channel={channel} company={company} />
      <Sources channel={channel} />
    </div>
  );
}

function Companies({ channel, company }: { channel: Channel; company: string }) {
  const { rank, failure } = useAssistantRank(channel, company);
  const first = rank?.ranked.slice(0, SHOWN) ?? [];
  const bars = rank?.you && !first.includes(rank.you) ? [...first, rank.you] : first;
  return (
    <Panel
      title={messages.companiesItMentions}
      aside={
        <Link to="/tracker/competitive-intel" search={{ channel }}>
          {messages.allCompanies}
        </Link>
      }
    >
      {failure ? (
        <FailedPart title={messages.rankNotLoaded} {...failure} />
      ) : !rank ? (
        <Skeleton height="240px" />
      ) : bars.length === 0 ? (
        <p className="faint">{messages.noCompanyMentioned}</p>
      ) : (
        <BarList
          label={messages.companiesItMentions}
          most={1}
          bars={bars.map(({ key, name, place, answers, rate, isYou }) => ({
            key,
            name: messages.placed({ place, name }),
            value: rate,
            words: <span title={messages.inAnswers({ answers })}>{percentInWords(rate)}</span>,
            isOwn: isYou,
          }))}
        />
      )}
    </Panel>
  );
}

function Sources({ channel }: { channel: Channel }) {
  const read = useQuery(
    useQueries().brand.list_sources.queryOptions({
      input: { channel, page_size: SHOWN, ...useAskedRange() },
    }),
  );
  const failure = failedLoad(read);
  return (
    <Panel
      title={messages.sitesItCites}
      aside={
        <Link to="/tracker/sources" search={{ channel }}>
          {messages.allSources}
        </Link>
      }
    >
      {failure ? (
        <FailedPart title={messages.sourcesNotLoaded} {...failure} />
      ) : !read.data ? (
        <Skeleton height="240px" />
      ) : read.data.items.length === 0 ? (
        <p className="faint">{messages.noSiteCited}</p>
      ) : (
        <BarList
          label={messages.sitesItCites}
          most={1}
          bars={read.data.items.map(({ domain, answers, of, kind }) => ({
            key: domain,
            name: domain,
            value: of === 0 ? 0 : answers / of,
            words: (
              <span title={messages.inAnswers({ answers })}>
                {percentInWords(of === 0 ? 0 : answers / of)}
              </span>
            ),
            isOwn: kind === 'own',
          }))}
        />
      )}
    </Panel>
  );
}
