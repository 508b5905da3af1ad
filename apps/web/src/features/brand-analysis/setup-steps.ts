import type { BrandDetails, BrandTheme, Competitor } from '@answerscope/contract';
import * as messages from './messages.ts';

/** The steps of the wizard in their order. */
export const SETUP_STEPS = ['profile', 'pillars', 'questions', 'competitors', 'analysis'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const STEP_LABELS: Readonly<Record<SetupStep, string>> = {
  profile: messages.brandProfile,
  pillars: messages.messagingPillars,
  questions: messages.brandQuestions,
  competitors: messages.competitors,
  analysis: messages.firstAnalysis,
};

/** What is stored of a brand by now. */
interface Stored {
  details: BrandDetails;
  competitors: readonly Competitor[];
  themes: readonly BrandTheme[];
}

/** The steps whose data is there: each says so by itself, whatever order they were done in. */
export function doneSteps({ details, competitors, themes }: Stored): ReadonlySet<SetupStep> {
  const { brand, messaging_pillars, brand_questions } = details;
  const isThere: Record<SetupStep, boolean> = {
    profile: brand !== null && saysSomething(brand),
    pillars: messaging_pillars.length > 0,
    questions: brand_questions.length > 0,
    competitors: competitors.length > 0,
    analysis: themes.length > 0,
  };
  return new Set(SETUP_STEPS.filter((step) => isThere[step]));
}

/** Where the wizard goes on: the first step without data, else the last. */
export function nextStep(done: ReadonlySet<SetupStep>): SetupStep {
  return SETUP_STEPS.find((step) => !done.has(step)) ?? 'analysis';
}

/** Saving pillars or questions makes a brand profile, too, in which nothing is told. */
function saysSomething(brand: NonNullable<BrandDetails['brand']>): boolean {
  const { id: _id, user_id: _user, brand_name: _name, brand_url: _url, is_active: _active, ...told } = brand;
  return Object.values(told).some((value) => value !== null);
}
