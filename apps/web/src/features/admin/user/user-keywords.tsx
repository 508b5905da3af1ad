import {
  CHANNEL_LABELS,
  LIMITS,
  sentencesInWords,
  type UserDetails,
  type UserKeyword,
} from '@answerscope/contract';
import { IconHash, IconPlayerPause } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../../domain/channel/channel-badge.tsx';
import { STATE_WORDS } from '../../../domain/verdict/state-words.ts';
import { VerdictBadge } from '../../../domain/verdict/verdict-badge.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<UserKeyword>[] = [
  { key: 'keyword', header: messages.keyword, isMain: true, cell: ({ keyword }) => keyword },
  { key: 'topic', header: messages.topic, width: '25%', cell: ({ topic }) => topic },
  {
    key: 'paused',
    header: messages.state,
    width: '120px',
    cell: ({ is_paused }) =>
      is_paused ? <Badge Icon={IconPlayerPause} tone="warning" label={messages.paused} /> : messages.active,
  },
  {
    key: 'forced',
    header: messages.setByAdministrator,
    width: '200px',
    cell: ({ keyword, forced }) =>
      forced.length === 0
        ? '–'
        : forced.map(({ channel, status }) => (
            <Link
              key={channel}
              to="/admin/omega"
              search={{ search: keyword.slice(0, LIMITS.user_search_max).trim(), channel }}
              className="row"
              aria-label={messages.changeForced({
                assistant: CHANNEL_LABELS[channel],
                state: STATE_WORDS[status],
              })}
            >
              <ChannelBadge channel={channel} />
              <VerdictBadge state={status} />
            </Link>
          )),
  },
  {
    key: 'created_at',
    header: messages.added,
    width: '136px',
    cell: (row) => <TimeStamp iso={row.created_at} show="day" />,
  },
];

/** A user's newest keywords under the limit that counts. */
export function UserKeywords({ user }: { user: UserDetails }) {
  const { keywords, usage, keyword_limit } = user;
  if (keywords.length === 0)
    return <EmptyState Icon={IconHash} title={messages.noKeywords} text={messages.thisUserTracksNoKeyword} />;
  return (
    <>
      <p>
        {sentencesInWords([
          messages.keywordsAndLimit({
            keywords: usage.keywords,
            hasLimit: keyword_limit === null ? 'no' : 'yes',
            limit: keyword_limit ?? 0,
            isSet: user.keyword_limit_override === null ? 'no' : 'yes',
            paused: usage.keywords_paused,
          }),
          usage.keywords > keywords.length && messages.newestAreShown({ count: keywords.length }),
        ])}
      </p>
      <DataTable label={messages.keywords} columns={COLUMNS} rows={keywords} rowKey={({ id }) => id} />
    </>
  );
}
