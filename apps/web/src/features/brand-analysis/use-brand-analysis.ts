import type {
  BrandAnalytics,
  BrandInsights,
  BrandOperations,
  BrandTheme,
  BrandThemes,
  CompetitorAnalyses,
} from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { createRunOperation } from '../../lib/run-operation.ts';

const useBrandOperation = () => {
  const { api } = useAppClients();
  return createRunOperation<BrandOperations>((input) => api.brand.run_brand_operation(input));
};

/** How far assistants say what the company is or wants to be known for. Waits while the user is not known. */
export function useBrandAnalytics(userId: string | undefined) {
  const { queries } = useAppClients();
  const run = useBrandOperation();
  return useQuery<BrandAnalytics>({
    queryKey: [...queries.brand.run_brand_operation.key(), 'get_brand_analytics', userId],
    queryFn: () => run('get_brand_analytics', { userId: userId ?? '' }),
    enabled: userId !== undefined,
  });
}

/** How the company stands beside its competitors. Waits while the user is not known. */
export function useCompetitorAnalyses(userId: string | undefined) {
  const { queries } = useAppClients();
  const run = useBrandOperation();
  return useQuery<CompetitorAnalyses>({
    queryKey: [...queries.brand.run_brand_operation.key(), 'analyze_competitors', userId],
    queryFn: () => run('analyze_competitors', { userId: userId ?? '' }),
    enabled: userId !== undefined,
  });
}

/** What the counts say by themselves. */
export function useBrandInsights(userId: string | undefined) {
  const { queries } = useAppClients();
  const run = useBrandOperation();
  return useQuery<BrandInsights>({
    queryKey: [...queries.brand.run_brand_operation.key(), 'generate_brand_insights', userId],
    queryFn: () => run('generate_brand_insights', { userId: userId ?? '', analysisType: 'all' }),
    enabled: userId !== undefined,
  });
}

/** Saves all themes as they are to be, if they are still those that were read; the dialog says what was refused. */
export function useKeepThemes(userId: string, read: readonly BrandTheme[]) {
  const run = useBrandOperation();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (themes: BrandThemes) =>
      run('manage_themes', { userId, themes, known: read.map(({ id }) => id) }),
    meta: { showsOwnErrors: true },
    // Also what was refused may have been changed elsewhere.
    onSettled: () => refreshAfter({ type: 'themes_changed' }),
  });
}
