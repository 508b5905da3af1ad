import type { BrandAnalytics, BrandInsights, BrandOperations, BrandTheme } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { createRunOperation } from '../../lib/run-operation.ts';
import * as messages from './operation-messages.ts';
import {
  asOpened,
  changedElsewhere,
  storedThemes,
  type ThemeEntry,
  withoutFigures,
  withTheme,
} from './theme-list.ts';

const useBrandOperation = () => {
  const { api } = useAppClients();
  return createRunOperation<BrandOperations>(messages.operationFailed, (input) =>
    api.brand.run_brand_operation(input),
  );
};

/** How far assistants say what the company is or wants to be known for. Waits while the user is not known. */
export function useBrandAnalytics(userId: string | undefined) {
  const { queries } = useAppClients();
  const run = useBrandOperation();
  const range = useAskedRange();
  return useQuery<BrandAnalytics>({
    queryKey: [...queries.brand.run_brand_operation.key(), 'get_brand_analytics', userId, range],
    queryFn: () => run('get_brand_analytics', { userId: userId ?? '', ...range }),
    enabled: userId !== undefined,
  });
}

/** What the counts say by themselves. */
export function useBrandInsights(userId: string | undefined) {
  const { queries } = useAppClients();
  const run = useBrandOperation();
  const range = useAskedRange();
  return useQuery<BrandInsights>({
    queryKey: [...queries.brand.run_brand_operation.key(), 'generate_brand_insights', userId, range],
    queryFn: () => run('generate_brand_insights', { userId: userId ?? '', analysisType: 'all', ...range }),
    enabled: userId !== undefined,
  });
}

/** A theme that is saved or deleted among all there are. */
interface ThemeChange {
  themes: readonly BrandTheme[];
  /** As it was when it was opened; null for a new one. */
  opened: BrandTheme | null;
  /** Null to delete it. */
  entry: ThemeEntry | null;
}

/**
 * Saves or deletes a theme; the dialog says what was refused. What was changed elsewhere in the meantime is refused where
 * it is that theme, and kept where it is another.
 */
export function useKeepTheme(userId: string) {
  const run = useBrandOperation();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: async ({ themes, opened, entry }: ThemeChange) => {
      const saveOver = (seen: readonly BrandTheme[]) =>
        run('manage_themes', {
          userId,
          themes: withTheme(seen, { id: opened?.id, entry }),
          seen: withoutFigures(seen),
        });
      try {
        return await saveOver(asOpened(themes, opened));
      } catch (error) {
        const stored = storedThemes(error);
        if (stored === null) throw error;
        const changed = changedElsewhere(stored, opened);
        if (changed === null) return saveOver(stored);
        // It was deleted twice.
        if (changed.theirs === null && entry === null) return { themes: [...stored] };
        throw error;
      }
    },
    meta: { showsOwnErrors: true },
    // Also what was refused may have been changed elsewhere.
    onSettled: () => refreshAfter({ type: 'themes_changed' }),
  });
}
