import { FRIENDLY_ERRORS, type Profile } from '@answerscope/contract';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients, useQueries } from '../../lib/app-clients.tsx';
import { errorInWords } from '../../lib/error-in-words.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './ask-for-ideas.module.css';
import { askingInWords } from './ideas-in-words.ts';
import * as messages from './messages.ts';

/** Has an assistant think of topics for the company of the profile, with what that costs beside the button. */
export function AskForIdeas({ profile }: { profile: Pick<Profile, 'company_name'> }) {
  const asking = useQuery(useQueries().topics.get_topic_idea_asking.queryOptions());
  const ask = useAskForIdeas();
  const failure = failedLoad(asking);
  const { data } = asking;
  const words = data && askingInWords(data);
  if (failure) return <FailedPart title={messages.askingNotLoaded} {...failure} />;
  return (
    <section className={classNames('card', styles.card)} aria-label={messages.ideasFromAnAssistant}>
      <div className={styles.words}>
        <p aria-live="polite">
          {ask.isPending ? messages.thinkingOfTopics : (words?.title ?? <Skeleton width="240px" />)}
        </p>
        <p className="quiet">{words?.terms ?? <Skeleton width="320px" />}</p>
        {ask.error && (
          <Alert tone="negative">{errorInWords(ask.error, FRIENDLY_ERRORS.topic_ideas.failed)}</Alert>
        )}
      </div>
      {profile.company_name === null ? (
        <ButtonLink to="/tracker/profile">{messages.nameYourCompany}</ButtonLink>
      ) : (
        <Button
          disabled={ask.isPending || data === undefined || data.channels.length === 0}
          onClick={() => ask.mutate()}
        >
          <IconSparkles size={16} stroke={1.75} aria-hidden="true" />
          {ask.isPending ? messages.asking : messages.askForIdeas}
        </Button>
      )}
    </section>
  );
}

/** The card says itself what failed. */
function useAskForIdeas() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: () => api.topics.ask_for_topic_ideas(),
    meta: { showsOwnErrors: true },
    async onSuccess({ added }) {
      await refreshAfter({ type: 'topic_ideas_changed' });
      toasts.show({
        title: messages.ideasAdded({ count: added }),
        description: messages.ideasStandBelow,
      });
    },
  });
}
