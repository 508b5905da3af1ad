import { IconHash, IconKeyOff } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

/** Said in the list's place, and where all keywords of an empty list should be checked. */
export const NO_KEYWORDS = {
  title: messages.noKeywordsFound,
  text: messages.addKeywordsFirst,
};

/** In the list's place: there are no keywords, or none that match. */
export function NoKeywords({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  if (isSearch) return <NoMatch text={messages.nothingFits} onClear={onClear} />;
  return (
    <EmptyState
      Icon={IconHash}
      title={NO_KEYWORDS.title}
      text={NO_KEYWORDS.text}
      action={
        <ButtonLink to="/tracker/keywords" look="primary">
          {messages.addKeywords}
        </ButtonLink>
      }
    />
  );
}

/** Until it is known whether a run stands above the list: a list drawn before would jump. */
export function Beginning() {
  return (
    <Loading label={messages.loadingYourKeywords}>
      <Skeleton height="62px" />
      <Skeleton height="62px" />
      <Skeleton height="480px" />
    </Loading>
  );
}

/** In place of everything: no assistant of the plan can be asked. */
export function NothingToAsk() {
  return (
    <EmptyState Icon={IconKeyOff} title={messages.noAssistantCanBeAsked} text={messages.noKeyForAssistants} />
  );
}
