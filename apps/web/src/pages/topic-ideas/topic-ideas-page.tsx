import { LIMITS, type Profile, type SetAsideIdea, type TopicIdeas } from '@answerscope/contract';
import { IconBulb } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { AskForIdeas } from '../../features/ideas/ask-for-ideas.tsx';
import { IdeaCard, IdeaCards, IdeaSkeletons } from '../../features/ideas/idea-card.tsx';
import { answersReadInWords, ideasInWords, languageInWords } from '../../features/ideas/ideas-in-words.ts';
import { SetAsideList } from '../../features/ideas/set-aside-list.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import * as messages from './messages.ts';
import styles from './topic-ideas-page.module.css';
import { toTopicIdeasSearch } from './topic-ideas-search.ts';

const Route = getRouteApi('/_app/tracker/topic-ideas');

/** Topics that could be followed, with questions of rising specificity: accepted, put off or dismissed. */
export function TopicIdeasPage() {
  const queries = useQueries();
  const read = useQuery(queries.topics.list_topic_ideas.queryOptions());
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const { show = 'open' } = toTopicIdeasSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const parts = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the idea that was decided on.
  const focusParts = () =>
    parts.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  const failure = failedLoad(read);
  const { data } = read;
  const setAside = (state: SetAsideIdea['state']) =>
    data?.set_aside.filter((one) => one.state === state) ?? [];
  const putOff = setAside('put_off');
  const dismissed = setAside('dismissed');
  return (
    <PageFrame
      title={messages.topicIdeas}
      help={<HelpLink article="choose-keywords" />}
      answer={!failure && <LeadLine lines={2} words={data && ideasInWords(data)} />}
      freshness={data ? answersReadInWords(data.answers_read) : !failure && <Skeleton width="240px" />}
      actions={<ButtonLink to="/tracker/topics">{messages.yourTopics}</ButtonLink>}
    >
      {failure ? (
        <ErrorState title={messages.topicIdeasNotLoaded} {...failure} />
      ) : (
        <div ref={parts} className={styles.parts}>
          <Tabs
            label={messages.partsOfTopicIdeas}
            chosen={show}
            onChoose={(name) =>
              void navigate({ search: name === 'open' ? {} : { show: name }, resetScroll: false })
            }
            tabs={[
              {
                name: 'open',
                label: messages.ideas,
                // Nothing moves when the language is known.
                panel: () =>
                  data && !profile.isLoading ? (
                    <OpenIdeas data={data} profile={profile.data ?? null} onDecided={focusParts} />
                  ) : (
                    loading
                  ),
              },
              {
                name: 'put-off',
                label: withCount(messages.putOff, putOff.length),
                panel: () =>
                  data ? (
                    <SetAsideList
                      label={messages.ideasPutOff}
                      ideas={putOff}
                      none={messages.noIdeaIsPutOff({ days: LIMITS.topic_idea_put_off_days })}
                      onRestored={focusParts}
                    />
                  ) : (
                    loading
                  ),
              },
              {
                name: 'dismissed',
                label: withCount(messages.dismissed, dismissed.length),
                panel: () =>
                  data ? (
                    <SetAsideList
                      label={messages.dismissedIdeas}
                      ideas={dismissed}
                      none={messages.noIdeaIsDismissed}
                      onRestored={focusParts}
                    />
                  ) : (
                    loading
                  ),
              },
            ]}
          />
        </div>
      )}
    </PageFrame>
  );
}

const loading = (
  <Loading label={messages.loadingTopicIdeas}>
    <IdeaSkeletons />
  </Loading>
);

const withCount = (part: string, count: number) =>
  count === 0 ? part : messages.partAndCount({ part, count });

/** The ideas to decide on, or why there are none. */
function OpenIdeas({
  data,
  profile,
  onDecided,
}: {
  data: TopicIdeas;
  /** Null where it could not be loaded. */
  profile: Profile | null;
  onDecided: () => void;
}) {
  const { ideas, category } = data;
  const ofLanguage = profile === null ? null : languageInWords(profile.language, ideas);
  const asking = profile !== null && <AskForIdeas profile={profile} />;
  if (ideas.length === 0)
    return (
      <>
        {asking}
        <NoIdeas category={category} />
      </>
    );
  return (
    <>
      {asking}
      {category === null && (
        <p className={styles.hint}>
          {messages.sayWhichKindOfBusiness}{' '}
          <ButtonLink size="small" to="/tracker/profile">
            {messages.chooseACategory}
          </ButtonLink>
        </p>
      )}
      {ofLanguage && <p className={styles.hint}>{ofLanguage}</p>}
      <IdeaCards>
        {ideas.map((idea) => (
          <IdeaCard key={idea.idea_key} idea={idea} onDecided={onDecided} />
        ))}
      </IdeaCards>
    </>
  );
}

function NoIdeas({ category }: { category: string | null }) {
  return category === null ? (
    <EmptyState
      Icon={IconBulb}
      title={messages.whichKindBusiness}
      text={messages.ideasFollowFromBusinessCategory}
      action={
        <ButtonLink to="/tracker/profile" look="primary">
          {messages.chooseACategory}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      Icon={IconBulb}
      title={messages.noOpenIdeas}
      text={messages.noMoreIdeas({ category })}
      action={
        <ButtonLink to="/tracker/add-keywords" look="primary">
          {messages.addKeywords}
        </ButtonLink>
      }
    />
  );
}
