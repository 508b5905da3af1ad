import {
  CHANNELS,
  type KeywordTag,
  type Opportunities,
  type OpportunitiesQuery,
} from '@answerscope/contract';
import { IconBulb, IconSearchOff } from '@tabler/icons-react';
import { channelLabel } from '../../domain/channel/channel-badge.tsx';
import { GroupFilters } from '../../domain/keyword-group/group-filters.tsx';
import { groupOf } from '../../domain/keyword-group/group-search.ts';
import { useGroupChoices } from '../../domain/keyword-group/use-group-choices.ts';
import { LostTo } from '../../features/brand-analysis/lost-to.tsx';
import {
  filtersInWords,
  notSearchedInWords,
  type OpportunityAnswersToOpen,
  whyNoOpportunity,
} from '../../features/brand-analysis/opportunities-in-words.ts';
import { OpportunityList } from '../../features/brand-analysis/opportunity-list.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import styles from './opportunities-panel.module.css';

interface OpportunitiesPanelProps {
  found: Opportunities;
  filter: OpportunitiesQuery;
  onFilter: (filter: OpportunitiesQuery) => void;
  onOpen: (answers: OpportunityAnswersToOpen) => void;
}

/** Where a competitor is mentioned and the company is not, most answers lost first, with how sure each is. */
export default function OpportunitiesPanel({ found, filter, onFilter, onOpen }: OpportunitiesPanelProps) {
  const { items, total, channels } = found;
  const { channel, ...group } = filter;
  const { topics, tags, failure } = useGroupChoices();
  const change = (part: OpportunitiesQuery) => {
    const { channel: of, ...next } = { ...filter, ...part };
    onFilter({ ...(of && { channel: of }), ...groupOf(next) });
  };
  const notSearched = notSearchedInWords(found);
  const filters = Object.keys(filter).length;
  return (
    <>
      {items.length > 0 && <LostTo found={found} />}
      <Panel title={messages.whereCompetitorsMentionedAndNot}>
        <search className={styles.filters}>
          <PhoneFold label={filters > 0 ? messages.filterCount({ count: filters }) : messages.filters}>
            {(channels.length > 1 || channel) && (
              <SelectField
                label={messages.assistant}
                value={channel ?? 'all'}
                options={[null, ...channels.map((one) => one.channel)].map((value) => ({
                  value: value ?? 'all',
                  label: channelLabel(value),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  change({ channel: CHANNELS.find((one) => one === value) })
                }
              />
            )}
            <GroupFilters group={group} topics={topics} tags={tags} onChange={change} />
          </PhoneFold>
        </search>
        {failure && <FailedPart title={messages.yourTopicsAndTagsNot} {...failure} />}
        {notSearched && <p className="quiet">{notSearched}</p>}
        {items.length === 0 ? (
          <NoOpportunity found={found} filter={filter} tags={tags} onClear={() => onFilter({})} />
        ) : (
          <>
            <OpportunityList opportunities={items} onOpen={onOpen} />
            {total > items.length && (
              <p className="quiet">{messages.moreNotListed({ count: total - items.length })}</p>
            )}
          </>
        )}
      </Panel>
      <Fold title={messages.howThisIsCounted}>
        <p className="quiet">{messages.howOpportunitiesAreCounted}</p>
      </Fold>
    </>
  );
}

interface NoOpportunityProps {
  found: Opportunities;
  filter: OpportunitiesQuery;
  tags: readonly KeywordTag[];
  onClear: () => void;
}

function NoOpportunity({ found, filter, tags, onClear }: NoOpportunityProps) {
  const isHidden = found.all.looked_at > 0 && filtersInWords(filter, tags).length > 0;
  const isUnchecked = found.all.looked_at === 0 && found.not_searched.length === 0;
  return (
    <EmptyState
      Icon={isHidden ? IconSearchOff : IconBulb}
      {...whyNoOpportunity(found, filtersInWords(filter, tags))}
      action={
        isHidden ? (
          <Button onClick={onClear}>{messages.showAllOpportunities}</Button>
        ) : (
          isUnchecked && (
            <ButtonLink to="/tracker/visibility" look="primary">
              {messages.checkAllKeywords}
            </ButtonLink>
          )
        )
      }
    />
  );
}
