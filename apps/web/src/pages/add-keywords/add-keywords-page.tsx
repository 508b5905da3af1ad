import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { checkLabel } from '../../domain/check/check-label.ts';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { AddKeywordForm } from '../../features/keywords/add-keyword-form.tsx';
import { JustAdded, useJustAdded } from '../../features/keywords/just-added.tsx';
import { useKeywordList } from '../../features/keywords/use-keyword-list.ts';
import { KeywordUsage } from '../../features/plans/keyword-usage.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toAddKeywordsSearch } from './add-keywords-search.ts';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/tracker/add-keywords/');

const CheckKeywords = lazy(async () => ({
  default: (await import('../../features/visibility/check-keywords.tsx')).CheckKeywords,
}));
const AiGeneration = lazy(() => import('./ai-generation.tsx'));
const AddManyKeywords = lazy(async () => ({
  default: (await import('../../features/keywords/import/add-many-keywords.tsx')).AddManyKeywords,
}));

const WAYS = [
  { value: 'one', label: messages.oneByOne },
  { value: 'list', label: messages.pastedList },
  { value: 'file', label: messages.csvFile },
  { value: 'ai', label: messages.aiGeneration },
] as const;

export function AddKeywordsPage() {
  const { from: way = 'one', step } = toAddKeywordsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const { list } = useKeywordList({});
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  const added = useJustAdded();
  const [isAsking, setAsking] = useState(false);
  // Where these are all there are, it is a check of all keywords: only that one brings a report.
  const areAll = usage.data?.keywords === added.keywords.length;

  return (
    <PageFrame
      title={messages.addKeywords}
      help={<HelpLink article="choose-keywords" />}
      answer={<KeywordUsage />}
      actions={<ButtonLink to="/tracker/keywords">{messages.allKeywords}</ButtonLink>}
    >
      <Segmented
        label={messages.howToAddKeywords}
        hidesLabel
        value={way}
        options={WAYS}
        onChange={(chosen) => void navigate({ search: chosen === 'one' ? {} : { from: chosen } })}
      />
      {way === 'ai' && (
        <LazyPart fallback={<Spinner label={messages.loading} />}>
          <AiGeneration onTracked={() => navigate({ to: '/tracker' })} />
        </LazyPart>
      )}
      {way === 'one' && (
        <>
          <AddKeywordForm topics={list.data?.topics ?? []} onAdded={added.add} isFocused />
          <JustAdded
            keywords={added.keywords}
            action={
              <Button look="primary" onClick={() => setAsking(true)}>
                {checkLabel(added.keywords.length)}
              </Button>
            }
          />
        </>
      )}
      {(way === 'list' || way === 'file') && (
        <LazyPart fallback={<Spinner label={messages.loading} />}>
          <AddManyKeywords
            key={way}
            from={way}
            step={step}
            onStep={(next) => void navigate({ search: { from: way, step: next } })}
            // Only its own step shows a preview: the one before is what it was made of.
            onBack={() => history.back()}
            onAdded={() => void navigate({ to: '/tracker/keywords', search: {} })}
          />
        </LazyPart>
      )}
      {isAsking && (
        <LazyPart onClose={() => setAsking(false)}>
          <CheckKeywords
            ids={areAll ? null : added.keywords.map(({ id }) => id)}
            onClose={() => setAsking(false)}
            onStarted={() => void navigate({ to: '/tracker' })}
          />
        </LazyPart>
      )}
    </PageFrame>
  );
}
