import { IconHash, IconKeyOff } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx';

/** Said in the list's place, and where all keywords of an empty list should be checked. */
export const NO_KEYWORDS = {
  title: 'No Keywords Found',
  text: 'Please add some keywords first before checking visibility.',
};

/** In the list's place: there are no keywords, or none that match. */
export function NoKeywords({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  if (isSearch)
    return (
      <NoMatch
        one="keyword"
        text="Nothing in your list fits this search and these filters."
        onClear={onClear}
      />
    );
  return (
    <EmptyState
      Icon={IconHash}
      title={NO_KEYWORDS.title}
      text={NO_KEYWORDS.text}
      action={
        <ButtonLink to="/tracker/keywords" look="primary">
          Add keywords
        </ButtonLink>
      }
    />
  );
}

/** Until it is known whether a run stands above the list: a list drawn before would jump. */
export function Beginning() {
  return (
    <Loading label="Loading your keywords...">
      <Skeleton height="62px" />
      <Skeleton height="62px" />
      <Skeleton height="480px" />
    </Loading>
  );
}

/** In place of everything: no assistant of the plan can be asked. */
export function NothingToAsk() {
  return (
    <EmptyState
      Icon={IconKeyOff}
      title="No assistant can be asked"
      text="This installation has a key for none of the assistants of your plan. An administrator can set one."
    />
  );
}
