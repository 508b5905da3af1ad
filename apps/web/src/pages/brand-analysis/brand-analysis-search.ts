import { SETUP_STEPS } from '../../features/brand-analysis/setup-steps.ts';
import { oneOf, searchReader } from '../../lib/search-codec.ts';

/** Which tab is seen, and which step of the wizard; what is seen at first stands in no address. */
export const readBrandAnalysisSearch = searchReader({
  tab: oneOf(['setup']),
  step: oneOf(SETUP_STEPS),
});
export type BrandAnalysisSearch = ReturnType<typeof readBrandAnalysisSearch>;
